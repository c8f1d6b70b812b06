import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { RecordFinder } from '../area.ts';
import { findRecords, onceIn } from './records.ts';
import { testStore } from '../testing.ts';

it('reads once for a context what several ask it for', async () => {
  const store = await testStore();
  const drawn = onceIn((context) => context.db.execute<{ number: number }>(sql`select random() as number`));
  await store.context(async (context) => {
    const [first, second] = [await drawn(context), await drawn(context)];
    expect(second.rows).toEqual(first.rows);
    const anew = await drawn({ ...context });
    expect(anew.rows).not.toEqual(first.rows);
  });
});

it('asks only the finders of the kinds that are wanted', async () => {
  const finder = (kind: RecordFinder['kind']): RecordFinder => ({
    kind,
    find: async (_context, words) => [{ kind, value: kind, id: kind, label: kind, matched: words, score: 1 }],
  });
  const store = await testStore();
  const found = (kinds?: readonly RecordFinder['kind'][]) =>
    store.context(async (context) =>
      (await findRecords([finder('order'), finder('customer')], context, 'maya', kinds)).map(
        ({ kind }) => kind,
      ),
    );
  expect(await found(['customer'])).toEqual(['customer']);
  expect(await found()).toEqual(['customer', 'order']);
});
