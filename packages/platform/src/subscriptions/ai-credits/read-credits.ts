import { OperationError, catalogMessages } from '@brandwright/contract';
import { creditPrices, nextCredits } from '@brandwright/contract/kernel/ai-credits.ts';
import { planNames } from '@brandwright/contract/store/entities.ts';
import type {
  AiCredits,
  CreditCap,
  CreditShare,
} from '@brandwright/contract/subscriptions/ai-credits/entities.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { readAccount } from '../../kernel/credits/account.ts';
import { spentSince } from '../../kernel/credits/charge.ts';
import { aiCreditCaps, aiCreditEntries as entries, storeScope } from '../../kernel/credits/tables.ts';
import { dayMs, dayOf, isWithinDays, startOf, type Days } from '../../kernel/data/days.ts';
import type { Context } from '../../kernel/request/context.ts';
import { levelOf } from './rules.ts';

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** The balance as the caller's plan has it, and what was spent in the period; this month of the plan when none is said. */
export async function readCredits(context: Context, asked: Period = {}): Promise<AiCredits> {
  const { actor, clock } = context;
  if (actor.kind !== 'user') throw new OperationError('unauthenticated', catalogMessages.sessionExpired);
  const state = await readAccount(context, actor.plan);
  const today = dayOf(clock.now());
  const to = asked.to ?? today;
  const from = asked.from ?? (asked.to === undefined ? dayOf(state.periodStart) : earliest(to));
  const spentThisMonth = await spentSince(context, state.periodStart);
  const shares = await sharesOf(context, { from, to });
  return {
    balance: Math.max(0, state.balance),
    granted: state.granted,
    spentThisMonth,
    level: levelOf(state),
    planType: actor.plan,
    planName: planNames[actor.plan],
    renewsOn: dayOf(state.renewsAt),
    from,
    to,
    ...shares,
    caps: await capsOf(context, state.periodStart),
    next: nextCredits(actor.plan) ?? null,
  };
}

/** A period without a beginning is of a year. */
const earliest = (to: string) => dayOf(new Date(startOf(to).getTime() - 365 * dayMs));

async function sharesOf(context: Context, days: Days) {
  const rows = await context.db
    .select({
      use: entries.use,
      personName: entries.personName,
      assistantName: entries.assistantName,
      credits: sql<number>`-sum(${entries.credits})`.mapWith(Number),
      times: sql<number>`count(*) filter (where ${entries.kind} = 'SPEND')`.mapWith(Number),
    })
    .from(entries)
    .where(
      and(
        eq(entries.storeId, context.storeId),
        inArray(entries.kind, ['SPEND', 'REFUND']),
        isWithinDays(entries.createdAt, days),
      ),
    )
    .groupBy(entries.use, entries.personName, entries.assistantName);
  const by = (nameOf: (row: (typeof rows)[number]) => string | null): CreditShare[] => {
    const sums = new Map<string, CreditShare>();
    for (const row of rows) {
      const name = nameOf(row);
      if (name === null) continue;
      const sum = sums.get(name) ?? { name, spent: 0, times: 0 };
      sums.set(name, { name, spent: sum.spent + row.credits, times: sum.times + row.times });
    }
    return [...sums.values()].toSorted((a, b) => b.spent - a.spent || a.name.localeCompare(b.name));
  };
  return {
    spent: rows.reduce((sum, { credits }) => sum + credits, 0),
    byUse: by(({ use }) => (use ? capital(creditPrices[use].plural) : null)),
    byPerson: by(({ personName, assistantName }) => (assistantName === null ? personName : null)),
    byAssistant: by(({ assistantName }) => assistantName),
  };
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

async function capsOf(context: Context, since: Date): Promise<CreditCap[]> {
  const rows = await context.db
    .select()
    .from(aiCreditCaps)
    .where(eq(aiCreditCaps.storeId, context.storeId))
    .orderBy(asc(sql`${aiCreditCaps.scope} <> ${storeScope}`), asc(aiCreditCaps.assistantName));
  const caps: CreditCap[] = [];
  for (const { scope, assistantName, credits } of rows) {
    const assistantId = scope === storeScope ? null : scope;
    const spent = await spentSince(context, since, assistantId ?? undefined);
    caps.push({ assistantId, assistantName, atMost: credits, spent });
  }
  return caps;
}
