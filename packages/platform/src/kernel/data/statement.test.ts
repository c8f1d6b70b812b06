import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { createPool, inTransaction, type Database } from './database.ts';
import { given, statement } from './statement.ts';
import { jobRuns } from './tables.ts';

it('is built once for a connection, and reads what its values say of the store that asks', async () => {
  const pool = createPool(inject('adminUrl'), 1);
  let built = 0;
  const read = statement((db) => {
    built += 1;
    const ofStore = and(eq(jobRuns.storeId, given('storeId')), eq(jobRuns.name, given('name')));
    return db.select({ id: jobRuns.id, at: jobRuns.createdAt }).from(jobRuns).where(ofStore);
  });
  const at = new Date('2026-11-20T15:00:00Z');
  const inStore = async (storeId: string, work: (db: Database) => Promise<void>) =>
    inTransaction(pool, storeId, work);
  const [mine, theirs] = [randomUUID(), randomUUID()];
  const ids = [randomUUID(), randomUUID()];
  try {
    await inStore(mine, async (db) => {
      const values = ids.map((id, place) => ({ id, name: `work ${place}` }));
      await db
        .insert(jobRuns)
        .values(values.map((one) => ({ ...one, storeId: mine, status: 'DONE', payload: {}, createdAt: at })));
      expect(await read({ db, storeId: mine }, { name: 'work 0' })).toEqual([{ id: ids[0], at }]);
      expect(await read({ db, storeId: mine }, { name: 'work 1' })).toEqual([{ id: ids[1], at }]);
    });
    await inStore(theirs, async (db) => {
      expect(await read({ db, storeId: theirs }, { name: 'work 0' })).toEqual([]);
      await expect(read({ db, storeId: theirs }, {})).rejects.toThrow('name');
    });
    expect(built).toBe(1);
  } finally {
    await pool.end();
  }
});
