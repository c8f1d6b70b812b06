import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { returnReason, returnReasonWords } from './enums.ts';

/** A return, as an input field: its id, handle, the number of its order, or whose it is. */
export const returnField = () =>
  field(z.string().trim().min(1).max(200), {
    ref: 'return_order',
    words: ['return', 'rma', 'of'],
    question: 'Which return? The order’s number or the customer’s name is enough.',
    label: 'Return',
  }).describe('Its id or handle, its order number, or the customer’s name.');

export const reasonField = () =>
  field(returnReason, {
    words: ['reason', 'because', 'for'],
    valueWords: returnReasonWords,
    label: 'Reason',
  });

/** Lines of an order with the units that come back. */
export const returnLinesField = () =>
  z
    .array(
      z.object({
        lineItemId: z.uuid(),
        quantity: z.int().min(1).max(100_000),
        reason: returnReason.optional(),
      }),
    )
    .min(1)
    .max(100);

/** Units of each line that came back unfit to sell. */
export const damagedLinesField = () =>
  forForms(
    z
      .array(z.object({ lineItemId: z.uuid(), damagedQuantity: z.int().min(0).max(100_000) }))
      .max(100)
      .optional()
      .describe('Units of each item that came back unfit to sell.'),
  );

export const damagedField = () =>
  field(z.int().min(0).max(100_000), {
    words: ['broken', 'damaged', 'unsellable', 'cracked', 'chipped', 'to write off', 'scrapped'],
    label: 'Unfit to sell',
  })
    .describe(
      'Units that came back unfit to sell: written off instead of restocked. For a return of one item.',
    )
    .optional();

/** What came back can be sold again, or none of it can. */
const returnedCondition = z.enum(['SELLABLE', 'DAMAGED']);

export const conditionField = () =>
  field(returnedCondition, {
    words: ['condition'],
    valueWords: {
      SELLABLE: [
        'good condition',
        'like new',
        'sellable',
        'intact',
        'restock it',
        'back in stock',
        'undamaged',
      ],
      DAMAGED: [
        'write it off',
        'written off',
        'unsellable',
        'not sellable',
        'no good to sell',
        'no good',
        'beyond repair',
        'in pieces',
        'throw it away',
        'trash it',
        'all broken',
        'broken',
        'cracked',
        'chipped',
        'shattered',
        'smashed',
        'damaged',
        'busted',
        'melted',
        'dented',
        'ruined',
        'scratched',
      ],
    },
    label: 'Condition',
  })
    .describe('For everything that came back: SELLABLE is restocked, DAMAGED is written off.')
    .optional();
