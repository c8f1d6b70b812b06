import { listWords } from '@brandwright/contract/kernel/words.ts';
import type { StoreProfile } from '@brandwright/contract/store/entities.ts';

/** Who gives roles and changes the plan: "Nora Vale", or who that is where no name is known. */
export const ownerNames = (store: Pick<StoreProfile, 'owners'> | undefined): string =>
  store && store.owners.length > 0
    ? listWords(store.owners, store.owners.length, 'or')
    : 'the owner of this store';
