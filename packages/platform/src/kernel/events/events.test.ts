import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { conversations } from '../../copilot/tables.ts';
import { testStore } from '../testing.ts';

it('a note that is too long to send does not undo the work that it tells of', async () => {
  const store = await testStore();
  const at = store.time.now;
  const row = { storeId: store.storeId, id: store.userId, userId: store.userId, title: 'x' };
  await store.context(async ({ db, events }) => {
    await db.insert(conversations).values({ ...row, createdAt: at, updatedAt: at });
    // PostgreSQL takes less than 8000 bytes.
    await events.publish({ type: 'job', data: { jobId: 'one', error: 'ü'.repeat(6000) } });
  });
  const kept = await store.context(({ db }) =>
    db.select().from(conversations).where(eq(conversations.id, row.id)),
  );
  expect(kept).toHaveLength(1);
});
