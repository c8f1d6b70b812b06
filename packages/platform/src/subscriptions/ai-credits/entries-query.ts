import type { InputOf } from '@brandwright/contract';
import { getAssistant } from '@brandwright/contract/copilot/assistants/get-assistant.ts';
import type { AiCreditEntry } from '@brandwright/contract/subscriptions/ai-credits/entities.ts';
import type { exportAiCredits } from '@brandwright/contract/subscriptions/ai-credits/export-ai-credits.ts';
import { and, eq, gte, ilike, lt, type SQL } from 'drizzle-orm';
import { aiCreditEntries as entries } from '../../kernel/credits/tables.ts';
import { endOf, startOf } from '../../kernel/data/days.ts';
import { escapeLike } from '../../kernel/records/like-all.ts';
import type { Context } from '../../kernel/request/context.ts';

/** What a filter of the book asks for. Errors: not_found and conflict of an assistant. */
export async function entriesWhere(
  context: Context,
  { kind, use, person, assistant, from, to }: InputOf<typeof exportAiCredits>,
): Promise<SQL | undefined> {
  return and(
    eq(entries.storeId, context.storeId),
    kind === undefined ? undefined : eq(entries.kind, kind),
    use === undefined ? undefined : eq(entries.use, use),
    person === undefined ? undefined : ilike(entries.personName, `%${escapeLike(person)}%`),
    assistant === undefined
      ? undefined
      : eq(entries.assistantId, (await context.call(getAssistant, { assistant })).id),
    from === undefined ? undefined : gte(entries.createdAt, startOf(from)),
    to === undefined ? undefined : lt(entries.createdAt, endOf(to)),
  );
}

export const showEntry = (row: typeof entries.$inferSelect): AiCreditEntry => ({
  entryId: row.id,
  kind: row.kind,
  credits: row.credits,
  balanceAfter: row.balanceAfter,
  use: row.use,
  units: row.units,
  note: row.note,
  personName: row.personName,
  assistantName: row.assistantName,
  conversationId: row.conversationId,
  refundOf: row.refundOf,
  createdAt: row.createdAt.toISOString(),
});
