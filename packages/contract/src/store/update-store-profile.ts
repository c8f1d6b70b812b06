import { z } from 'zod';
import { countryCode, field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { emailAddress, storeHandle, storeProfile, webLink } from './entities.ts';

const line = (most: number) => z.string().trim().min(1).max(most);

export const updateStoreProfile = declareOperation({
  name: 'update_store_profile',
  area: 'store',
  title: 'Update the store profile',
  description:
    "Changes the store's name, description, website, support email, phone, country or logo. Only what is given changes. Can be undone.",
  examples: ['Rename my store to Juniper & Clay', 'Set our support email to help@juniperclay.com'],
  input: z
    .object({
      name: field(line(120), {
        sense: 'free_text',
        words: ['store name', 'brand name'],
        label: 'Name',
      }).optional(),
      description: field(line(2000), { sense: 'free_text', label: 'Description' }).optional(),
      website: field(webLink, {
        sense: 'free_text',
        words: ['web address', 'site'],
        label: 'Website',
      }).optional(),
      supportEmail: field(emailAddress.clone(), {
        sense: 'email',
        words: ['support email'],
        label: 'Support email',
      }).optional(),
      phone: field(line(40).regex(/^[+()\d\s.-]{5,}$/, 'Enter a phone number.'), {
        sense: 'free_text',
        label: 'Phone',
      }).optional(),
      handle: forForms(field(storeHandle, { label: 'Handle' }).optional()),
      countryCode: countryCode({ label: 'Country' }).optional(),
      logoUrl: field(line(1000).regex(/^(https:\/\/|\/files\/)/, 'Upload the logo and give its address.'), {
        label: 'Logo',
      }).optional(),
    })
    .refine((input) => Object.values(input).some((value) => value !== undefined), 'Say what should change.'),
  output: z.object({ store: storeProfile, changed: z.array(z.string()) }),
  http: { method: 'PUT', path: '/web/stores/me/profile' },
  access: { kind: 'private', role: 'admin', preview: false },
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['conflict'],
  related: ['get_store'],
  invalidates: ['get_store', 'find_stores_by_handle'],
  undoable: true,
  toModel: ({ store, changed }) => ({
    changed,
    name: store.name,
    website: store.website,
    supportEmail: store.supportEmail,
    phone: store.phone,
    countryCode: store.countryCode,
  }),
  summary: ({ store, changed }) =>
    changed.length === 0
      ? `Nothing changed: ${store.name} was already like that.`
      : `Changed ${changed.join(', ')} for ${store.name}.`,
});
