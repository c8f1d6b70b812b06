import { setExternalField as declaration } from '@brandwright/contract/store/set-external-field.ts';
import { randomUUID } from 'node:crypto';
import { OperationError } from '@brandwright/contract';
import { implement } from '../kernel/request/implementation.ts';
import { personOf, readExternalFields } from './profile.ts';
import { externalFields } from './tables.ts';

/** A person keeps at most this many names. */
const most = 500;

export const setExternalField = implement(declaration, {
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
      throw new OperationError('bad_input', `There is room for ${most} names. Use one of those again.`);
    return { output: { externalFields: kept } };
  },
});
