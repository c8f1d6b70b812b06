import { setExternalField } from '@brandwright/contract/store/set-external-field.ts';
import { OperationError } from '@brandwright/contract';
import { randomUUID } from 'node:crypto';
import { implement } from '../kernel/request/implementation.ts';
import { personOf, readExternalFields } from './profile.ts';
import { externalFields } from './tables.ts';

/** A person keeps at most this many names. */
const most = 500;

export default implement(setExternalField, {
  async run(context, input) {
    const { userId } = personOf(context);
    await context.db
      .insert(externalFields)
      .values({ storeId: context.storeId, id: randomUUID(), userId, name: input.name, value: input.value })
      .onConflictDoUpdate({
        target: [externalFields.storeId, externalFields.userId, externalFields.name],
        set: { value: input.value },
      });
    const kept = await readExternalFields(context);
    if (kept.length > most)
      throw new OperationError('bad_input', `You can store up to ${most} names. Reuse one of them.`);
    return { output: { externalFields: kept } };
  },
});
