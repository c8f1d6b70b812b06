import { getStoreDeletion } from '@brandwright/contract/store/deletion/get-store-deletion.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readDeletion } from './read-deletion.ts';

export default implement(getStoreDeletion, {
  run: async (context) => ({ output: await readDeletion(context) }),
});
