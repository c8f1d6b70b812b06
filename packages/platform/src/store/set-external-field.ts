import { setExternalField } from '@brandwright/contract/store/set-external-field.ts';
import { OperationError } from '@brandwright/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { implement } from '../kernel/request/implementation.ts';
import { personOf, readExternalFields } from './profile.ts';
import { withoutSecret } from './secret-fields.ts';
import { externalFields } from './tables.ts';

/** A person keeps at most this many names. */
const most = 500;

export default implement(setExternalField, {
  async run(context, input) {
    const { userId } = personOf(context);
    const kept = await withoutSecret(context, input.name, input.value);
    // Null is a value like any other here, not the absence of one.
    const value = kept === null ? sql`'null'::jsonb` : kept;
    await context.db
      .insert(externalFields)
      .values({ storeId: context.storeId, id: randomUUID(), userId, name: input.name, value })
      .onConflictDoUpdate({
        target: [externalFields.storeId, externalFields.userId, externalFields.name],
        set: { value },
      });
    const fields = await readExternalFields(context);
    if (fields.length > most)
      throw new OperationError('bad_input', `You can store up to ${most} names. Reuse one of them.`);
    return { output: { externalFields: fields } };
  },
});
