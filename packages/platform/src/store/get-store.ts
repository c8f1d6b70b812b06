import { getStore as declaration } from '@brandwright/contract/store/get-store.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readProfile } from './profile.ts';

export const getStore = implement(declaration, {
  run: async (context) => ({ output: await readProfile(context) }),
});
