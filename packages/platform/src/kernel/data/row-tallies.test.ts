import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { testStore, type TestStore } from '../testing.ts';
import { tallyRows } from './row-tallies.ts';

/** Under which standings each table's rows count, said once more and plainly. */
const counted = `
  select 'customers' as of_table, store_id, 'ALL' as standing from customers
  union all select 'stock_movements', store_id, 'ALL' from stock_movements
  union all select 'ai_credit_entries', store_id, 'ALL' from ai_credit_entries
  union all select 'journal_entries', store_id, 'EVERYONE' from journal_entries
    where subject_kind is null or subject_kind not in ('conversation', 'message')
  union all select 'journal_entries', store_id, user_id::text from journal_entries
    where subject_kind in ('conversation', 'message') and user_id is not null
  union all select 'notifications', store_id, user_id::text from notifications where is_shown
  union all select 'notifications', store_id, user_id || ' UNREAD' from notifications where is_shown and read_at is null`;

/** Standings of the whole database, whichever test wrote them, whose tally isn't the count. */
async function wrongTallies() {
  const owner = new pg.Client({ connectionString: inject('adminUrl') });
  await owner.connect();
  try {
    const { rows } = await owner.query(`
      with counted as (select of_table, store_id, standing, count(*) as rows from (${counted}) one group by 1, 2, 3),
        tallied as (select of_table, store_id, standing, sum(rows) as rows from row_tallies
          where standing not in ('REPEAT', 'OPEN_ORDERS') group by 1, 2, 3)
      select * from counted full join tallied using (of_table, store_id, standing)
      where coalesce(counted.rows, 0) <> coalesce(tallied.rows, 0)`);
    return rows;
  } finally {
    await owner.end();
  }
}

const [ana, ben] = [randomUUID(), randomUUID()];

const notify = (store: TestStore, userId: string, isShown: boolean) =>
  store.context(({ db, storeId }) =>
    db.execute(sql`insert into notifications (store_id, id, user_id, kind, key, title, path, is_shown, created_at)
      values (${storeId}, gen_random_uuid(), ${userId}, 'MENTION', gen_random_uuid(), 'Told', '/', ${isShown}, now())`),
  );
const tally = (store: TestStore, ofTable: string, standing: string) =>
  store.context((context) => tallyRows(context, ofTable, standing));

it('counts the rows of each standing as they come, change and go, in the store that asks alone', async () => {
  const [store, other] = [await testStore(), await testStore()];
  for (const one of [store, other]) {
    await notify(one, ana, true);
    await notify(one, ana, true);
    await notify(one, ana, false);
    await notify(one, ben, true);
  }
  await store.context(({ db }) =>
    db.execute(sql`update notifications set read_at = now() where user_id = ${ana}`),
  );
  expect(await tally(store, 'notifications', ana)).toBe(2);
  expect(await tally(store, 'notifications', `${ana} UNREAD`)).toBe(0);
  expect(await tally(store, 'notifications', ben)).toBe(1);
  expect(await tally(other, 'notifications', `${ana} UNREAD`)).toBe(2);
  await store.context(({ db }) => db.execute(sql`delete from notifications where user_id = ${ana}`));
  expect(await tally(store, 'notifications', ana)).toBe(0);
  expect(await tally(other, 'notifications', ana)).toBe(2);
  expect(await tally(store, 'notifications', 'nobody')).toBe(0);
  expect(await wrongTallies()).toEqual([]);
});

it('is gathered where it has many rows', async () => {
  const store = await testStore();
  for (let told = 0; told < 230; told += 1) await notify(store, ben, true);
  expect(await tally(store, 'notifications', ben)).toBe(230);
  const { rows } = await store.context(({ db }) =>
    db.execute<{ rows: number }>(sql`select count(*)::int as rows from row_tallies where standing = ${ben}`),
  );
  expect(rows[0]?.rows).toBeLessThan(201);
  expect(await wrongTallies()).toEqual([]);
});

it('cannot be written by the app', async () => {
  const store = await testStore();
  await notify(store, ben, true);
  for (const write of [
    sql`update row_tallies set rows = 7`,
    sql`delete from row_tallies`,
    sql`insert into row_tallies (store_id, id, of_table, standing, rows)
      values (current_setting('app.store_id')::uuid, gen_random_uuid(), 'customers', 'ALL', 7)`,
    sql`select gather_row_tallies(current_setting('app.store_id')::uuid, 'notifications', 'ALL')`,
  ])
    await expect(store.context(({ db }) => db.execute(write))).rejects.toThrow();
});
