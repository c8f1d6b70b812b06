import { OperationError } from '@brandwright/contract';
import { switchStore } from '@brandwright/contract/store/switch-store.ts';
import { implement } from '../kernel/request/implementation.ts';
import { openSession, personOf } from './sessions.ts';

export default implement(switchStore, {
  async run(context, { storeId }) {
    const person = personOf(context);
    const session = await openSession(context, person, storeId).catch((error: unknown) => {
      if (error instanceof OperationError && error.code === 'forbidden')
        throw new OperationError('not_found', 'You don’t belong to a store with that id.');
      throw error;
    });
    return { output: session };
  },
});
