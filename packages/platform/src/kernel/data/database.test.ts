import { expect, inject, it } from 'vitest';
import { createPool, inTransaction } from './database.ts';

it('refuses a call clearly when every connection stays taken, and takes the next one when one is free', async () => {
  const pool = createPool(inject('adminUrl'), 1, 1500);
  try {
    const taken = await pool.connect();
    await expect(inTransaction(pool, null, async () => 'done')).rejects.toMatchObject({
      code: 'unavailable',
    });
    taken.release();
    expect(await inTransaction(pool, null, async () => 'done')).toBe('done');
  } finally {
    await pool.end();
  }
});
