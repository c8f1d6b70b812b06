import { updateStoreProfile } from '@brandwright/contract/store/update-store-profile.ts';
import { OperationError } from '@brandwright/contract';
import { findStoresByHandle } from '@brandwright/contract/storefront/find-stores-by-handle.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import { readProfile, readStoreRow } from './profile.ts';
import { stores } from './tables.ts';

const text = z.string().nullable().optional();

const profile = z.object({
  name: z.string().optional(),
  handle: text,
  description: text,
  website: text,
  supportEmail: text,
  phone: text,
  countryCode: text,
  logoUrl: text,
});

const changedValues = z.object({ before: profile, after: profile });

const fields = profile.keyof().options;

const labels: Record<(typeof fields)[number], string> = {
  name: 'the name',
  handle: 'the handle',
  description: 'the description',
  website: 'the website',
  supportEmail: 'the support email',
  phone: 'the phone number',
  countryCode: 'the country',
  logoUrl: 'the logo',
};

const only = (names: readonly (typeof fields)[number][], of: z.input<typeof profile>) =>
  Object.fromEntries(names.map((name) => [name, of[name]]));

/** No two stores have the same handle. Errors: conflict. */
async function refuseTaken(context: Context, handle: string): Promise<void> {
  const { stores: found } = await context.call(findStoresByHandle, { handles: [handle] });
  if (found.length > 0)
    throw new OperationError('conflict', `The handle ${handle} is taken. Choose another one.`);
}

export default implement(updateStoreProfile, {
  async run(context, input) {
    const row = await readStoreRow(context);
    const changed = fields.filter((field) => input[field] !== undefined && input[field] !== row[field]);
    if (input.handle !== undefined && changed.includes('handle')) await refuseTaken(context, input.handle);
    if (changed.length > 0) {
      const values = Object.fromEntries(changed.map((field) => [field, input[field]]));
      await context.db.update(stores).set(values).where(eq(stores.id, context.storeId));
    }
    return {
      output: { store: await readProfile(context), changed: changed.map((field) => labels[field]) },
      ...(changed.length === 0 ? {} : { undo: { before: only(changed, row), after: only(changed, input) } }),
      subject: { kind: 'store', id: context.storeId },
    };
  },
  async undo(context, undo) {
    const { before, after } = changedValues.parse(undo);
    refuseChangedSince('store profile', after, await readStoreRow(context));
    if (typeof before.handle === 'string') await refuseTaken(context, before.handle);
    await context.db.update(stores).set(before).where(eq(stores.id, context.storeId));
  },
});
