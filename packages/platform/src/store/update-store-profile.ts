import { updateStoreProfile as declaration } from '@brandwright/contract/store/update-store-profile.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../kernel/implementation.ts';
import { readProfile, readStoreRow } from './profile.ts';
import { stores } from './tables.ts';

const text = z.string().nullable().optional();
const before = z.object({
  name: z.string().optional(),
  description: text,
  website: text,
  supportEmail: text,
  phone: text,
  countryCode: text,
  logoUrl: text,
});
const fields = before.keyof().options;

const labels: Record<(typeof fields)[number], string> = {
  name: 'the name',
  description: 'the description',
  website: 'the website',
  supportEmail: 'the support email',
  phone: 'the phone number',
  countryCode: 'the country',
  logoUrl: 'the logo',
};

export const updateStoreProfile = implement(declaration, {
  async run(context, input) {
    const row = await readStoreRow(context);
    const changed = fields.filter((field) => input[field] !== undefined && input[field] !== row[field]);
    if (changed.length > 0) {
      const values = Object.fromEntries(changed.map((field) => [field, input[field]]));
      await context.db.update(stores).set(values).where(eq(stores.id, context.storeId));
    }
    return {
      output: { store: await readProfile(context), changed: changed.map((field) => labels[field]) },
      undo: Object.fromEntries(changed.map((field) => [field, row[field]])),
      subject: { kind: 'store', id: context.storeId },
    };
  },
  async undo(context, undo) {
    const values = before.parse(undo);
    if (Object.keys(values).length === 0) return;
    await context.db.update(stores).set(values).where(eq(stores.id, context.storeId));
  },
});
