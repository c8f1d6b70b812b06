import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mostUnits } from './entities.ts';
import { pathId, placeNamed, reason, skuNamed } from './refs.ts';
import { stockChange, stockChanged } from './stock-change.ts';

export const adjustStock = declareOperation({
  name: 'adjust_stock',
  area: 'catalog',
  title: 'Adjust stock',
  description:
    'Sets the units on hand of a SKU to what was counted, or adds or takes away so many. With a reason, such as damaged. Units that a purchase brings are received there, not here; between places use move_stock. Can be undone.',
  examples: [
    'We counted 42 of the sand mugs',
    'Set the stock of JC-MUG-SAND to 42',
    'Take 3 linen totes out of stock, they were damaged',
    'Add 20 beeswax tapers to the stock',
    'There are only 12 bud vases left, we counted',
  ],
  input: z.object({
    id: pathId,
    sku: skuNamed('Which product did you count?', ['of', 'sku', 'stock of']).optional(),
    counted: field(z.int().min(0).max(mostUnits), {
      sense: 'quantity',
      words: [
        'counted',
        'recounted',
        'count',
        'to',
        'set to',
        'there are',
        'there’s',
        'there is',
        'should be',
        'we have',
        'we’ve got',
        'actually',
        'only',
      ],
      needsWord: true,
      label: 'Counted',
      question: 'How many did you count?',
    })
      .describe('Units that are there, as counted.')
      .optional(),
    add: field(z.int().min(1).max(mostUnits), {
      words: [
        'add',
        'plus',
        'more',
        'another',
        'found',
        'find',
        'turned up',
        'increase by',
        'count in',
        'count them in',
      ],
      label: 'Add',
      insteadOf: 'counted',
    })
      .describe('Units to add, in place of a count.')
      .optional(),
    remove: field(z.int().min(1).max(mostUnits), {
      words: [
        'remove',
        'take',
        'take out',
        'minus',
        'lost',
        'broke',
        'broken',
        'damaged',
        'decrease by',
        'write off',
        'wrote off',
        'knock off',
        'smashed',
        'cracked',
        'chipped',
        'dropped',
        'stomped',
        'spoiled',
        'ruined',
        'stolen',
        'melted',
        'written off',
        'spilled',
        'spilt',
        'toss',
        'tossed',
        'threw out',
        'take them off',
        'take it off',
        'bin',
        'binned',
        'missing',
        'threw away',
        'gave away',
        'fewer',
      ],
      label: 'Take away',
      insteadOf: 'counted',
    })
      .describe('Units to take away, in place of a count.')
      .optional(),
    place: placeNamed('Place', ['at', 'in']).optional(),
    reason: reason.optional(),
  }),
  output: stockChanged,
  http: { method: 'POST', path: '/web/jewelry-sku/{id}/stock', status: 200 },
  ...stockChange,
  errors: ['not_found', 'conflict'],
  related: ['get_stock', 'list_stock_movements', 'set_low_stock_point'],
  summary: ({ change }) => change,
});
