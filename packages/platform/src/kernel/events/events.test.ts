import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, inject, it, vi } from 'vitest';
import { conversations } from '../../copilot/tables.ts';
import { testStore } from '../testing.ts';
import { silentLog } from '../request/log.ts';
import { EventHub } from './events.ts';

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

it('tells a screen that was not listening yet what went stale meanwhile', async () => {
  const store = await testStore();
  const hub = new EventHub(inject('adminUrl'), silentLog);
  await hub.start();
  const startedAt = performance.now();
  const heard = vi.fn<() => void>();
  hub.subscribe(store.storeId, heard);
  await store.context(({ events }) => events.publish({ type: 'invalidate', operations: ['list_orders'] }));
  await store.context(({ events }) => events.publish({ type: 'job', data: { jobId: 'one' } }));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  const stale = hub.staleWithin(store.storeId, performance.now() - startedAt);
  expect(stale).toEqual({ type: 'invalidate', operations: ['list_orders'] });
  expect(hub.staleWithin(randomUUID(), performance.now() - startedAt)).toBeUndefined();
  expect(hub.staleWithin(store.storeId, 0)).toBeUndefined();
  // Nothing is known of the time before it listened: everything may have changed.
  expect(hub.staleWithin(store.storeId, 60_000)).toEqual({ type: 'invalidate' });
  await hub.stop();
});
