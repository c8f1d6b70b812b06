import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { storeProfile } from './entities.ts';

export const getStore = declareOperation({
  name: 'get_store',
  area: 'store',
  title: 'Store profile',
  description:
    "Reads the store's own profile: name, plan, contact details, and the role of the person asking. Changes go through update_store_profile.",
  examples: ['What plan am I on?', 'Show my store profile', 'What is my store called?'],
  input: z.object({}),
  output: storeProfile,
  http: { method: 'GET', path: '/web/stores/me' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: [],
  related: ['update_store_profile'],
  toModel: ({ externalFields: _seen, flags: _flags, owners: _owners, ...profile }) => profile,
  summary: (output) => {
    const preview = output.isPreviewAccount ? ' It’s a preview account.' : '';
    const contacts = [
      output.website ? `website ${output.website}` : null,
      output.supportEmail ? `support email ${output.supportEmail}` : null,
      output.phone ? `phone ${output.phone}` : null,
    ].filter((one) => one !== null);
    const reached = contacts.length > 0 ? ` On record: ${contacts.join(', ')}.` : '';
    return `${output.name} is on the ${output.planName} plan; you are its ${output.role}.${preview}${reached}`;
  },
});
