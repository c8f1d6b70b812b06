import { testStore, type TestStore } from '../kernel/testing.ts';
import { stores } from './tables.ts';

/** A store with a row of its own: with a name, which messages tell, and a time zone. */
export async function namedStore(name = 'Fern & Tide'): Promise<TestStore> {
  const store = await testStore();
  await store.context(({ db }) =>
    db.insert(stores).values({
      id: store.storeId,
      name,
      accountType: 'SMB',
      planType: 'TIER_3',
      createdAt: store.time.now,
    }),
  );
  return store;
}
