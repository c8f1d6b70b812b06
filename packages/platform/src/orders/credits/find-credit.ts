import { OperationError, recordKinds } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { listWords, money } from '@brandwright/contract/orders/words.ts';
import { and, asc, eq, gt, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { dayOf } from '../../kernel/data/days.ts';
import type { Context } from '../../kernel/request/context.ts';
import { customersCalled } from '../customers.ts';
import { mine } from './movements.ts';
import { storeCredits, type CreditRecord } from './tables.ts';

/** Credits that can be used on a day. */
export const isOpen = (now: Date): SQL | undefined =>
  and(
    isNull(storeCredits.canceledAt),
    gt(storeCredits.leftMinor, 0),
    or(isNull(storeCredits.expiresOn), gte(storeCredits.expiresOn, dayOf(now))),
  );

/** Open credits of a customer: the one that expires first before the others, then the oldest. */
export const openCreditsOf = (context: Context, customerIds: readonly string[]): Promise<CreditRecord[]> =>
  customerIds.length === 0
    ? Promise.resolve([])
    : context.db
        .select()
        .from(storeCredits)
        .where(
          and(
            eq(storeCredits.storeId, context.storeId),
            inArray(storeCredits.customerId, [...customerIds]),
            isOpen(context.clock.now()),
          ),
        )
        .orderBy(sql`${storeCredits.expiresOn} asc nulls last`, asc(storeCredits.sequence));

async function byCode(context: Context, said: string): Promise<CreditRecord | undefined> {
  const code = said.replace(/\s+/g, '').toUpperCase();
  const [credit] = await context.db
    .select()
    .from(storeCredits)
    .where(
      and(eq(storeCredits.storeId, context.storeId), inArray(storeCredits.code, [code, `CREDIT-${code}`])),
    );
  return credit;
}

/** The credit of an id or a code, or the only open one of a customer. Errors: not_found, conflict names those that fit. */
export async function findCredit(context: Context, called: string): Promise<CreditRecord> {
  const said = called.trim();
  if (isUuid(said)) {
    const [credit] = await context.db.select().from(storeCredits).where(mine(context, said.toLowerCase()));
    if (credit) return credit;
    throw new OperationError('not_found', 'There’s no store credit with that id. Look at the store credits.');
  }
  const coded = await byCode(context, said);
  if (coded) return coded;
  const customers = /^credit-/i.test(said) ? [] : await customersCalled(context, said);
  const open = await openCreditsOf(
    context,
    customers.map(({ id }) => id),
  );
  const [only, ...others] = open;
  if (only && others.length === 0) return only;
  if (only)
    throw new OperationError(
      'conflict',
      `${listWords([...new Set(open.map(({ customerName }) => customerName))], 3)} has several store credits: ${listWords(
        open.map(({ code, leftMinor, currency }) => `${code} (${money(leftMinor, currency)})`),
        5,
      )}. Which one?`,
    );
  throw new OperationError(
    'not_found',
    customers[0]
      ? `${customers[0].name} has no open store credit.`
      : `There’s no ${recordKinds.store_credit.noun} “${said.slice(0, 80)}”. Check the code, or look at the store credits.`,
  );
}

/** The same, and nobody else changes it until this transaction ends. */
export async function lockCredit(context: Context, called: string): Promise<CreditRecord> {
  const { id } = await findCredit(context, called);
  const [credit] = await context.db.select().from(storeCredits).where(mine(context, id)).for('update');
  if (!credit) throw new Error(`Store credit ${id} is gone.`);
  return credit;
}
