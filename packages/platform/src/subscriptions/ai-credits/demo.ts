import { creditPrices, monthlyCredits } from '@brandwright/contract/kernel/ai-credits.ts';
import type { CreditKind } from '@brandwright/contract/kernel/credit-use.ts';
import type { DemoPart, DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { aiCreditAccounts, aiCreditCaps, aiCreditEntries, storeScope } from '../../kernel/credits/tables.ts';
import { dayMs } from '../../kernel/data/days.ts';

interface Told {
  daysAgo: number;
  use: CreditKind;
  units: number;
  note: string;
  by: 'founder' | 'admin' | 'member';
  /** Said for an assistant. */
  assistant?: string;
  /** Units that could not be made and were given back. */
  failed?: number;
}

const people = { founder: 'Nora Whitfield', admin: 'Daniel Osei', member: 'Priya Raman' } as const;

const watcher = 'Late order watcher';
const watcherAnswered = (daysAgo: number): Told => ({
  ...{ daysAgo, use: 'PARTNER_TURN', units: 1, note: `Answer in “${watcher}”` },
  ...{ by: 'founder', assistant: watcher },
});

/** What the founder's team had made, the oldest first. The month of the plan began 21 days ago. */
const founders: readonly Told[] = [
  { daysAgo: 44, use: 'BRAND_KIT', units: 1, note: 'Brand kit for linen table napkins', by: 'founder' },
  { daysAgo: 43, use: 'LOGO', units: 1, note: 'Logo for the linen line', by: 'founder' },
  { daysAgo: 39, use: 'PICTURE', units: 4, note: '4 pictures of a stoneware mug on oak', by: 'member' },
  { daysAgo: 31, use: 'AI_IDEA', units: 3, note: '3 AI ideas for slow-evening gift sets', by: 'admin' },
  { daysAgo: 25, use: 'PICTURE', units: 8, note: '8 pictures of amber candle jars', by: 'member' },
  { daysAgo: 19, use: 'BRAND_KIT', units: 2, note: '2 brand kits for a winter candle line', by: 'founder' },
  { daysAgo: 18, use: 'BRAND_PICTURES', units: 3, note: 'Mood boards of the winter line', by: 'founder' },
  { daysAgo: 16, use: 'PICTURE', units: 40, note: '40 pictures for the winter catalog', by: 'member' },
  {
    daysAgo: 13,
    use: 'BRAND_MODULE',
    units: 4,
    note: 'Voice, slogans, story and names of the winter line',
    by: 'founder',
  },
  {
    daysAgo: 11,
    use: 'PICTURE',
    units: 24,
    note: '24 pictures of stoneware in morning light',
    by: 'member',
    failed: 4,
  },
  { daysAgo: 9, use: 'AI_IDEA', units: 6, note: '6 AI ideas for refillable soap', by: 'admin' },
  watcherAnswered(5),
  { daysAgo: 5, use: 'LOGO', units: 2, note: '2 logos for the gift boxes', by: 'founder' },
  watcherAnswered(4),
  { daysAgo: 4, use: 'PICTURE', units: 32, note: '32 pictures of holiday gift sets', by: 'member' },
  { daysAgo: 3, use: 'AI_PRODUCT', units: 5, note: '5 AI products for the soap idea', by: 'admin' },
  watcherAnswered(2),
  {
    daysAgo: 2,
    use: 'BRAND_KIT_PART',
    units: 3,
    note: 'More product ideas for the winter kit',
    by: 'founder',
  },
  watcherAnswered(1),
  { daysAgo: 1, use: 'PICTURE', units: 12, note: '12 pictures of a matte black mug', by: 'founder' },
];

const few: readonly Told[] = [
  { daysAgo: 8, use: 'BRAND_KIT', units: 1, note: 'Brand kit for canvas totes', by: 'founder' },
  { daysAgo: 2, use: 'PICTURE', units: 4, note: '4 pictures of an enamel mug', by: 'founder' },
];

const owners: Readonly<Record<DemoStore['key'], string>> = {
  founder: 'Nora Whitfield',
  rival: 'Elias Brandt',
  preview: 'Preview Guest',
};

const began = 21;
const renewsIn = 9;
const monthly = monthlyCredits('TIER_3');

export const aiCreditsDemo: DemoPart = {
  async seedStore(store, tools) {
    const { db, id, now } = tools;
    const { storeId } = store;
    const renewsAt = new Date(now.getTime() + renewsIn * dayMs);
    const rows = entriesOf(store, tools);
    await db.insert(aiCreditEntries).values(rows);
    await db.insert(aiCreditAccounts).values({
      storeId,
      id: id('ai credit account', store.key),
      balance: rows.at(-1)?.balanceAfter ?? 0,
      granted: monthly,
      periodStart: new Date(now.getTime() - began * dayMs),
      renewsAt,
      anchorDay: renewsAt.getUTCDate(),
    });
    if (store.key !== 'founder') return;
    await db.insert(aiCreditCaps).values({
      storeId,
      id: id('ai credit cap', store.key),
      scope: storeScope,
      credits: 4000,
      setAt: new Date(now.getTime() - 40 * dayMs),
    });
  },
};

type Row = typeof aiCreditEntries.$inferInsert;

/** So that not all of it happens at one time of the day. */
const minutesInto = (daysAgo: number, { kind, use }: Pick<Row, 'kind' | 'use'>): number => {
  if (kind === 'GRANT' || kind === 'EXPIRY') return 0;
  return ((daysAgo * 53) % 300) + (use === 'PARTNER_TURN' ? 0 : 25) + (kind === 'REFUND' ? 4 : 0);
};

function entriesOf(store: DemoStore, { id, now }: DemoTools): Row[] {
  const told = store.key === 'founder' ? founders : few;
  const rows: Row[] = [];
  let balance = 0;
  const add = (
    daysAgo: number,
    key: string,
    entry: Pick<Row, 'kind' | 'credits' | 'note'> & Partial<Row>,
  ) => {
    balance += entry.credits;
    rows.push({
      ...entry,
      storeId: store.storeId,
      id: id('ai credit entry', store.key, key),
      key: `demo:${key}`,
      balanceAfter: balance,
      createdAt: new Date(now.getTime() - daysAgo * dayMs + minutesInto(daysAgo, entry) * 60_000),
    });
  };
  const grant = (daysAgo: number) =>
    add(daysAgo, `grant:${daysAgo}`, {
      kind: 'GRANT',
      credits: monthly,
      note: 'Monthly AI credits from the plan',
    });
  if (told.some(({ daysAgo }) => daysAgo > began)) grant(began + 30);
  let isThisMonth = false;
  const turn = () => {
    if (isThisMonth) return;
    isThisMonth = true;
    if (balance > 0)
      add(began, 'expiry', { kind: 'EXPIRY', credits: -balance, note: 'Unused at the end of the month' });
    grant(began);
  };
  for (const { daysAgo, use, units, note, by, assistant, failed } of told) {
    if (daysAgo < began) turn();
    const person = store.key === 'founder' ? people[by] : owners[store.key];
    const userId = by === 'founder' ? store.ownerId : id('user', `${by}@demo.brandwright.test`);
    const shared = {
      use,
      note,
      userId,
      personName: person,
      ...(assistant === undefined
        ? {}
        : { assistantId: id('assistant', store.key, assistant), assistantName: assistant }),
    };
    const key = `${daysAgo}:${use}`;
    const price = creditPrices[use].credits;
    add(daysAgo, key, { kind: 'SPEND', credits: -price * units, units, ...shared });
    if (failed !== undefined)
      add(daysAgo, `${key}:back`, {
        kind: 'REFUND',
        credits: price * failed,
        units: failed,
        refundOf: id('ai credit entry', store.key, key),
        ...shared,
        note: `Refunded, couldn’t be made: ${note}`,
      });
  }
  turn();
  return rows;
}
