import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { countryCode, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { labelAddress } from './entities.ts';

const part = (label: string, words: readonly string[], max = 200) =>
  field(z.string().trim().max(max), { sense: 'free_text', label, words }).optional();

export const validateAddress = declareOperation({
  name: 'validate_address',
  area: 'fulfillment',
  title: 'Check an address',
  description:
    'Asks the carrier whether an address is deliverable: an order’s, or one that is given. Changes nothing; to correct an order’s address use change_shipping_address.',
  examples: [
    'Is the address of order 1042 valid?',
    'check the shipping address of #1042',
    'can they deliver to 18 Alder Street, Portland, OR 97205?',
    'verify the address on order 1042',
  ],
  input: z.object({
    orderNumber: field(z.int().min(1).max(2_147_483_647), {
      ref: 'order',
      words: ['order', 'order number'],
      label: 'Order',
    }).optional(),
    name: part('Name', ['name']),
    addressLine1: field(z.string().trim().max(200), {
      sense: 'free_text',
      label: 'Address',
      words: ['address', 'street', 'deliver to'],
    })
      .describe('The street; a full US address on one line is split up.')
      .optional(),
    addressLine2: part('Apartment', ['apartment', 'suite']),
    city: part('City', ['city']),
    state: field(z.string().trim().max(100), {
      sense: 'us_state',
      label: 'State',
      words: ['state'],
    }).optional(),
    zipCode: field(z.string().trim().max(16), {
      sense: 'postal_code',
      label: 'ZIP code',
      words: ['zip', 'zip code', 'postal code'],
    }).optional(),
    countryCode: countryCode({ label: 'Country', words: ['country'] }).default('US'),
  }),
  output: z.object({
    isValid: z.boolean(),
    /** What is wrong, or what was corrected. */
    messages: z.array(z.object({ path: z.string(), message: z.string() })),
    /** As the carrier writes it. */
    address: labelAddress.extend({
      name: z.string(),
      addressLine1: z.string(),
      city: z.string(),
      countryCode: z.string(),
    }),
    place: z.string(),
    orderNumber: field(z.int(), { ref: 'order' }).nullable(),
  }),
  http: { method: 'POST', path: '/commons/shippo/validate-address' },
  access: mayRead,
  effect: 'read',
  card: 'checked_address',
  offered: true,
  errors: ['not_found', 'upstream'],
  related: ['change_shipping_address', 'quote_label', 'get_order'],
  summary: ({ isValid, messages, place, orderNumber }) => {
    const whose = orderNumber === null ? place : `The address of order #${orderNumber} (${place})`;
    const notes = messages.map(({ message }) => message).join(' ');
    return isValid
      ? `${whose} is deliverable.${notes ? ` ${notes}` : ''}`
      : `${whose} isn’t deliverable as is. ${notes}`;
  },
});
