import { addFeedNote } from '@brandwright/contract/home/add-feed-note.ts';
import { listNotifications } from '@brandwright/contract/home/notifications/list-notifications.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '../../kernel/notifications/tables.ts';
import { runAs } from '../../team/testing.ts';
import { tellingSources } from './feed-kinds.ts';
import { look } from './look.ts';
import { toldTeam } from './testing.ts';

let team: Awaited<ReturnType<typeof toldTeam>>;
beforeEach(async () => {
  team = await toldTeam();
});

const lookAgain = async () => {
  team.later(0.1);
  await team.system(look);
};
const note = (title: string, more: object = {}) =>
  team.system((context) =>
    context.call(addFeedNote, {
      source: 'ASSISTANT',
      sourceId: randomUUID(),
      author: 'Stock watcher',
      key: 'result',
      title,
      detail: null,
      say: 'Show my stock',
      sayLabel: 'Look',
      urgency: 'SOON',
      records: [],
      figures: [],
      isFromOutside: false,
      ...more,
    }),
  );
const setPlan = (status: string | null) =>
  team.system(({ db, storeId }) =>
    db
      .execute(
        sql`select set_store_plan('TIER_3', 'sub_1', ${status}, null::timestamptz, null::timestamptz, 0)`,
      )
      .then(() => storeId),
  );
const titles = async () => (await runAs(team.owner, listNotifications, {})).rows.map(({ title }) => title);
const mailed = () =>
  team.system(({ db, storeId }) =>
    db
      .select({ title: notifications.title })
      .from(notifications)
      .where(and(eq(notifications.storeId, storeId), isNotNull(notifications.mailDueAt))),
  );

describe('a look at the feed', () => {
  it('tells what is new, once, and what stood there at the first look without an email', async () => {
    await setPlan('past_due');
    await lookAgain();
    expect(await titles()).toEqual(['The last payment for your plan failed']);
    expect(await mailed()).toEqual([]);
    await lookAgain();
    expect(await titles()).toHaveLength(1);
    await setPlan('unpaid');
    await lookAgain();
    expect(await titles()).toEqual(['Your plan is unpaid']);
    expect(await mailed()).toEqual([{ title: 'Your plan is unpaid' }]);
  });

  it('tells it again when it was over and came back', async () => {
    await lookAgain();
    await setPlan('past_due');
    await lookAgain();
    await setPlan('active');
    await lookAgain();
    await setPlan('past_due');
    await lookAgain();
    expect(await mailed()).toHaveLength(2);
    expect(await titles()).toEqual(['The last payment for your plan failed']);
  });

  it('is not made again within two minutes, nor twice at once', async () => {
    await lookAgain();
    await note('12 candles are running out');
    await team.system(look);
    expect(await titles()).toEqual([]);
    team.later(0.1);
    await Promise.all([team.system(look), team.system(look)]);
    expect(await titles()).toEqual(['12 candles are running out']);
  });

  it('leaves words from outside the store in the feed', async () => {
    await lookAgain();
    await note('Click http://evil.example', { isFromOutside: true, detail: 'Pay me' });
    await lookAgain();
    expect((await runAs(team.owner, listNotifications, {})).rows).toMatchObject([
      { title: 'Stock watcher found something', detail: null, path: '/homebase' },
    ]);
  });

  it('doesn’t tell of a plan that was paused by choice', async () => {
    await lookAgain();
    await setPlan('paused');
    await lookAgain();
    expect(await titles()).toEqual([]);
  });
});

it('names only sources that there are', async () => {
  const names = await team.system(async ({ feedSources }) => feedSources.map(({ name }) => name));
  expect(Object.keys(tellingSources).filter((name) => !names.includes(name))).toEqual([]);
});
