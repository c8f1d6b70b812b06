import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import type { PayoutStatus } from '@brandwright/contract/payments/enums.ts';
import type { DemoStore, DemoTools } from '../kernel/demo/demo.ts';
import { ledgerEntries, ledgerTransfers } from '../kernel/payments/tables.ts';
import { bankAccountName } from './bank-accounts.ts';
import { bankAccounts, payouts } from './tables.ts';

const dayMs = 86_400_000;
const at = (tools: DemoTools, days: number) => new Date(tools.now.getTime() + days * dayMs);
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** Payouts went there before. */
const formerAccount = { bankName: 'Cedar Credit Union', accountName: 'Everyday checking', last4: '0207' };
const account = { bankName: 'First Riverbank', accountName: 'Business checking', last4: '6789' };
const currency = 'USD';

interface DemoPayout {
  key: string;
  status: PayoutStatus;
  amountMinor: number;
  begunAgo: number;
  /** Days from now; negative: it came then. */
  arrivesIn: number;
}

/** The older ones are through, the newest is on its way. */
const founderPayouts: readonly DemoPayout[] = [
  { key: 'first', status: 'ARRIVED', amountMinor: 141_870, begunAgo: 16, arrivesIn: -14 },
  { key: 'second', status: 'ARRIVED', amountMinor: 128_460, begunAgo: 9, arrivesIn: -7 },
  { key: 'third', status: 'IN_TRANSIT', amountMinor: 96_215, begunAgo: 1, arrivesIn: 2 },
];
/** Sold since the last payout began. */
const sinceThenMinor = 31_840;

/** What the founder's shop sold, what of it was paid out to the bank, and the account. */
export async function addPayouts(store: DemoStore, tools: DemoTools): Promise<void> {
  const { storeId } = store;
  const bankAccountId = tools.id('bank account', store.key);
  const ofTestBanks = { storeId, link: 'TEST_BANKS', token: 'btok_test_demo' };
  await tools.db.insert(bankAccounts).values([
    {
      ...ofTestBanks,
      ...account,
      id: bankAccountId,
      accountId: 'riverbank-checking',
      linkedAt: at(tools, -180),
    },
    {
      ...ofTestBanks,
      ...formerAccount,
      id: tools.id('bank account', store.key, 'former'),
      accountId: 'cedar-checking',
      linkedAt: at(tools, -400),
    },
  ]);
  for (const one of founderPayouts) {
    const id = tools.id('payout', store.key, one.key);
    const begun = at(tools, -one.begunAgo);
    await tools.db.insert(payouts).values({
      storeId,
      id,
      bankAccountId,
      bankName: bankAccountName(account),
      amountMinor: one.amountMinor,
      currency,
      status: one.status,
      arrivesOn: dayOf(at(tools, one.arrivesIn)),
      createdAt: begun,
      settledAt: one.status === 'ARRIVED' ? at(tools, one.arrivesIn) : null,
    });
    await addSales(store, tools, id, one.amountMinor, new Date(begun.getTime() - dayMs / 2));
    await addEntry(store, tools, {
      kind: 'PAYOUT',
      memo: `Paid out ${formatMoney(one.amountMinor, currency)} to ${bankAccountName(account)}`,
      subject: id,
      source: `payout:${id}`,
      debit: 'BANK',
      credit: 'PAYOUTS',
      amountMinor: one.amountMinor,
      when: begun,
    });
  }
  await addSales(store, tools, tools.id('sales', store.key, 'since'), sinceThenMinor, at(tools, -0.5));
}

const addSales = (store: DemoStore, tools: DemoTools, subject: string, amountMinor: number, when: Date) =>
  addEntry(store, tools, {
    kind: 'SALE',
    memo: 'Sold in the shop',
    subject,
    source: `sales:${subject}`,
    debit: 'PAYOUTS',
    credit: 'SALES',
    amountMinor,
    when,
  });

async function addEntry(
  { storeId }: DemoStore,
  tools: DemoTools,
  entry: {
    kind: 'SALE' | 'PAYOUT';
    memo: string;
    subject: string;
    source: string;
    debit: 'BANK' | 'PAYOUTS';
    credit: 'PAYOUTS' | 'SALES';
    amountMinor: number;
    when: Date;
  },
): Promise<void> {
  const { kind, memo, subject, source, debit, credit, amountMinor, when } = entry;
  const entryId = tools.id('ledger entry', source);
  await tools.db.insert(ledgerEntries).values({
    storeId,
    id: entryId,
    kind,
    memo,
    subjectKind: 'payout',
    subjectId: subject,
    source,
    occurredAt: when,
  });
  await tools.db.insert(ledgerTransfers).values({
    storeId,
    id: tools.id('ledger transfer', source),
    entryId,
    position: 0,
    debit,
    credit,
    amountMinor,
    currency,
  });
}
