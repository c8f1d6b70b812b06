import type { LedgerBalance, LedgerEntry } from '@brandwright/contract/payments/entities.ts';
import { ledgerAccounts } from '@brandwright/contract/payments/enums.ts';
import { listLedgerEntries } from '@brandwright/contract/payments/list-ledger-entries.ts';
import { and, asc, count, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { ledgerEntries as entries, ledgerTransfers as transfers } from '../kernel/payments/tables.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';

const dayMs = 86_400_000;

export default implement(listLedgerEntries, {
  async run(context, { kind, from, to, page, size }) {
    const where = and(
      eq(entries.storeId, context.storeId),
      kind ? eq(entries.kind, kind) : undefined,
      from ? gte(entries.occurredAt, new Date(`${from}T00:00:00Z`)) : undefined,
      to ? lt(entries.occurredAt, new Date(Date.parse(`${to}T00:00:00Z`) + dayMs)) : undefined,
    );
    const rows = await context.db
      .select()
      .from(entries)
      .where(where)
      .orderBy(desc(entries.sequence))
      .limit(size)
      .offset(page * size);
    const own = await transfersOf(
      context,
      rows.map(({ id }) => id),
    );
    const [counted] = await context.db.select({ total: count() }).from(entries).where(where);
    return {
      output: {
        rows: rows.map((row): LedgerEntry => ({
          entryId: row.id,
          kind: row.kind,
          memo: row.memo,
          subjectKind: row.subjectKind,
          subjectId: row.subjectId,
          transfers: own
            .filter(({ entryId }) => entryId === row.id)
            .map(({ debit, credit, amountMinor, currency }) => ({ debit, credit, amountMinor, currency })),
          occurredAt: row.occurredAt.toISOString(),
        })),
        balances: await balancesOf(context, where),
        page,
        size,
        total: counted?.total ?? 0,
      },
    };
  },
});

async function transfersOf(context: Context, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return context.db
    .select()
    .from(transfers)
    .where(and(eq(transfers.storeId, context.storeId), inArray(transfers.entryId, [...ids])))
    .orderBy(asc(transfers.position));
}

/** What each account was credited less what it was debited; every transfer is in both sums, so they come to zero. */
async function balancesOf(context: Context, where: SQL | undefined): Promise<LedgerBalance[]> {
  const joined = and(eq(entries.storeId, transfers.storeId), eq(entries.id, transfers.entryId));
  const side = (account: typeof transfers.debit | typeof transfers.credit, sign: 1 | -1) =>
    context.db
      .select({
        account,
        currency: transfers.currency,
        amountMinor: sql`${sign} * sum(${transfers.amountMinor})`.mapWith(Number),
      })
      .from(transfers)
      .innerJoin(entries, joined)
      .where(where)
      .groupBy(account, transfers.currency);
  const sums = [...(await side(transfers.credit, 1)), ...(await side(transfers.debit, -1))];
  const currencies = [...new Set(sums.map(({ currency }) => currency))].toSorted();
  return currencies.flatMap((currency) =>
    ledgerAccounts.flatMap((account) => {
      const of = sums.filter((sum) => sum.currency === currency && sum.account === account);
      if (of.length === 0) return [];
      return { account, currency, balanceMinor: of.reduce((sum, { amountMinor }) => sum + amountMinor, 0) };
    }),
  );
}
