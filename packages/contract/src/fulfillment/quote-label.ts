import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { listWords } from '../kernel/words.ts';
import { labelAddress, parcel, shippingRate } from './entities.ts';
import { customsLine } from './customs.ts';
import { customsItems, customsLines } from './customs-fields.ts';
import { labelContents, saidDestination, saidParcel } from './fields.ts';
import { lackWords } from './customs-rules.ts';
import { rateLine } from './words.ts';

export const quoteLabel = declareOperation({
  name: 'quote_label',
  area: 'fulfillment',
  title: 'Shipping rates',
  description:
    'Compares what carriers charge for one parcel: for an order (its address, and the weights of its SKUs), or to a ZIP code, a large US city or a country with a weight in pounds. Buys nothing: to buy, use ship_order for an order or buy_label for a standalone label. Not for freight from a supplier.',
  examples: [
    'What would a 2 lb box to Denver cost?',
    'shipping rates for order 1042',
    'how much is postage for a 5 pound parcel to 97205',
    'compare ups and usps for 1042',
    'what does it cost to ship 1 lb to Canada',
  ],
  input: z.object({
    ...labelContents,
    customsItems,
    customsLines,
    orderNumber: field(z.int().min(1).max(2_147_483_647), {
      ref: 'order',
      words: ['order', 'order number', 'for'],
      label: 'Order',
    })
      .describe('Uses its address and what is left to ship.')
      .optional(),
    ...saidParcel,
    ...saidDestination,
    fromZipCode: field(z.string().trim().min(3).max(16), {
      sense: 'postal_code',
      label: 'From ZIP code',
      words: ['from', 'from zip'],
    })
      .describe('Left out: where the last label was sent from.')
      .optional(),
  }),
  output: z.object({
    /** Cheapest first. */
    rates: z.array(shippingRate),
    toPlace: z.string(),
    fromPlace: z.string(),
    isInternational: z.boolean(),
    isTest: z.boolean(),
    parcel,
    /** The addresses as far as they are whole: a label can be bought with them. */
    fromAddress: labelAddress.nullable(),
    toAddress: labelAddress.nullable(),
    orderNumber: field(z.int(), { ref: 'order' }).nullable(),
    /** What customs will be told of a parcel abroad whose contents are known, and what it lacks; null otherwise. */
    customs: z
      .object({
        lines: z.array(customsLine),
        /** Tariff numbers whose export is filed with AES, which answers an ITN. */
        numbersToFile: z.array(z.string()),
      })
      .nullable(),
    /** How weight and size were found. */
    assumptions: z.array(z.string()),
  }),
  http: { method: 'POST', path: '/web/standalone-labels/quote' },
  access: mayRead,
  effect: 'read',
  card: 'shipping_rates',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['ship_order', 'buy_label', 'list_labels', 'validate_address'],
  summary: ({ rates, toPlace, parcel: { weight }, assumptions, customs }) => {
    const notes = assumptions.length > 0 ? ` ${assumptions.join(' ')}` : '';
    const [cheapest] = rates;
    if (!cheapest) return `No service accepts a ${weight} lb parcel to ${toPlace}.`;
    const fastest = rates.find(({ isFastest }) => isFastest);
    const quick =
      fastest && fastest.service !== cheapest.service ? ` The fastest is ${rateLine(fastest)}.` : '';
    const others = rates.slice(1).filter(({ service }) => service !== fastest?.service);
    const rest = others.length > 0 ? ` Also: ${listWords(others.map(rateLine), 4)}.` : '';
    const lacking = lackWords(customs?.lines ?? []);
    const needs = lacking === '' ? '' : ` To buy a label, add ${lacking} for customs.`;
    return `${weight} lb to ${toPlace}: the cheapest is ${rateLine(cheapest)}.${quick}${rest}${notes}${needs}`;
  },
});
