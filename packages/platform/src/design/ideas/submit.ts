import { priceWords } from '@brandwright/contract/design/ideas/say.ts';
import { z } from 'zod';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import type { IdeaRow } from './show-idea.ts';
import { aiIdeas } from './tables.ts';

export const jobName = 'design.ai_idea_notice';

const payloadOf = z.object({
  ideaId: z.uuid(),
  by: z.string(),
  email: z.string().nullable(),
  note: z.string(),
});

export const chosenOf = (row: IdeaRow) =>
  row.products.filter(({ id }) => row.selectedProductIds.includes(id));

/** The mail to the product team: exactly one for each idea, when the submission is committed. */
export const noticeJob = declareJob({
  name: jobName,
  async run(context: Context, payload) {
    const { ideaId, by, email, note } = payloadOf.parse(payload);
    const [row] = await context.db
      .select()
      .from(aiIdeas)
      .where(and(eq(aiIdeas.storeId, context.storeId), eq(aiIdeas.id, ideaId)));
    if (!row || row.state !== 'SUBMITTED') return { sent: false };
    const { id } = await context.providers.operator.notify({
      subject: `AI idea submitted: ${row.title}`,
      text: [
        `${by}${email ? ` (${email})` : ''} submitted an AI idea.`,
        '',
        `Brief: ${row.brief}`,
        `For: ${row.audience}`,
        ...chosenOf(row).map(
          ({ title, priceMinor, description }) => `\n${title}, ${priceWords(priceMinor)}\n${description}`,
        ),
        ...(note ? ['', `Note: ${note}`] : []),
        '',
        `Store: ${context.storeId}`,
      ].join('\n'),
      idempotencyKey: `ai-idea/${context.storeId}/${ideaId}`,
    });
    return { sent: true, mailId: id };
  },
});
