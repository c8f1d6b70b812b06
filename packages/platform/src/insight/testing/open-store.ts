import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { TestStore } from '../../kernel/testing.ts';
import { openAccount } from '../../store/accounts.ts';
import { stores } from '../../store/tables.ts';

/** Gives a test's store its rows: its name, a user, and the flags it has on. */
export async function openStore(store: TestStore, flags: string[]): Promise<void> {
  await store.context(({ db, clock }) =>
    openAccount(db, {
      userId: store.userId,
      email: `${store.userId}@test.example`,
      name: 'Test Person',
      passwordHash: null,
      googleSubject: null,
      emailVerifiedAt: null,
      storeId: store.storeId,
      membershipId: randomUUID(),
      storeName: 'Fern & Tide',
      accountType: 'SMB',
      createdAt: clock.now(),
    }),
  );
  await turnOn(store, flags);
}

export const turnOn = (store: TestStore, flags: string[]): Promise<unknown> =>
  store.context(({ db }) => db.update(stores).set({ flags }).where(eq(stores.id, store.storeId)));
