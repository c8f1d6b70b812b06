import { z } from 'zod';
import { countryCode, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderAfterChange, shortOrder } from './entities.ts';
import { orderRef, orderChange } from './order-ref.ts';

const optionalText = (label: string, words: string[], max = 200) =>
  field(z.string().trim().max(max), { label, words, sense: 'free_text' }).optional();

export const changeShippingAddress = declareOperation({
  name: 'change_shipping_address',
  area: 'orders',
  title: "Change an order's shipping address",
  description:
    'Changes where an order that has not shipped goes. Only the parts given change; a new street keeps the city unless one is given too.',
  examples: [
    'Change the address of order 1042 to 18 Alder Street, Portland, OR 97205',
    'Order 1042 should go to 5 Elm Road instead',
    'The postal code of #1042 is 97209',
  ],
  input: z.object({
    ...orderRef,
    addressLine1: field(z.string().trim().min(1).max(200), {
      sense: 'free_text',
      words: ['address', 'street', 'shipping address', 'new address'],
      label: 'Street',
      question: 'What is the new address?',
    }).optional(),
    addressLine2: optionalText('Apartment', ['apartment', 'apt', 'suite', 'unit', 'address line 2']),
    city: optionalText('City', ['city', 'town']),
    state: field(z.string().trim().max(100), {
      sense: 'us_state',
      words: ['state', 'province'],
      label: 'State',
    }).optional(),
    zipCode: field(z.string().trim().max(16), {
      sense: 'postal_code',
      words: ['zip', 'zip code', 'postal code', 'postcode'],
      label: 'Postal code',
    }).optional(),
    countryCode: countryCode({ words: ['country'], label: 'Country' }).optional(),
    name: optionalText('Recipient', ['recipient', 'to the name', 'addressed to', 'care of']),
    company: optionalText('Company', ['company']),
    phone: optionalText('Phone', ['phone', 'phone number'], 40),
  }),
  output: orderAfterChange,
  http: { method: 'PUT', path: '/web/orders/{id}/shipping-address' },
  ...orderChange,
  errors: ['not_found', 'bad_transition'],
  related: ['get_order', 'change_shipping_method'],
  toModel: (output) => ({ ...shortOrder(output), change: output.change }),
  summary: (output) => output.change,
});
