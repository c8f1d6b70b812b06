import { getStore } from '@brandwright/contract/store/get-store.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readProfile } from './profile.ts';

export default implement(getStore, {
  run: async (context) => ({ output: await readProfile(context) }),
});
