import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onceIn } from './records.ts';
import { testStore } from './testing.ts';

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
