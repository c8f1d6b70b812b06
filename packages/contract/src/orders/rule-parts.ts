import { z } from 'zod';
import { field } from '../kernel/fields.ts';

/** The conditions and actions of a rule, by field name. */
export const rulePart = z.enum([
  'totalOverMinor',
  'totalUnderMinor',
  'country',
  'state',
  'international',
  'origin',
  'itemContains',
  'unitsAtLeast',
  'customerEmail',
  'hasShopperNote',
  'noteContains',
  'tagContains',
  'shippingMethod',
  'firstOrder',
  'holdReason',
  'addNote',
  'setShippingMethod',
  'addTag',
]);

const without = (...things: readonly string[]) =>
  things.flatMap((thing) => [
    `remove the ${thing}`,
    `drop the ${thing}`,
    `without the ${thing}`,
    `take out the ${thing}`,
    `no longer check the ${thing}`,
    `any ${thing}`,
  ]);
const stop = (verb: string, doing: string) => [
  `no longer ${verb}`,
  `stop ${doing}`,
  `shall not ${verb}`,
  `should not ${verb}`,
  `shouldn't ${verb}`,
  `don't ${verb}`,
  `do not ${verb}`,
];

/** What a change takes out of a rule. */
export const removedParts = () =>
  field(z.array(rulePart).max(rulePart.options.length), {
    label: 'Without',
    valueWords: {
      totalOverMinor: without('minimum', 'minimum total', 'lower limit', 'amount', 'total'),
      totalUnderMinor: without('maximum', 'maximum total', 'upper limit'),
      country: without('country'),
      state: without('state'),
      international: without('abroad condition', 'international condition'),
      origin: without('channel', 'origin'),
      itemContains: without('item', 'item condition', 'product'),
      unitsAtLeast: without('units', 'number of units'),
      customerEmail: without('email', 'customer email'),
      hasShopperNote: without('shopper note condition'),
      noteContains: without('note words'),
      tagContains: without('tag condition'),
      shippingMethod: without('chosen shipping'),
      firstOrder: without('first order condition', 'new customer condition'),
      holdReason: [...without('hold'), ...stop('hold', 'holding'), ...stop('put on hold', 'putting on hold')],
      addNote: [...without('note'), ...stop('note', 'noting'), ...stop('add the note', 'adding the note')],
      setShippingMethod: [...without('shipping method'), ...stop('set the shipping', 'setting the shipping')],
      addTag: [...without('tag'), ...stop('tag', 'tagging'), ...stop('add the tag', 'adding the tag')],
    },
  })
    .describe('Conditions and actions to take out of the rule.')
    .default([]);
