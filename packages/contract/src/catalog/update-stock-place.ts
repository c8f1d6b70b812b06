import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pathId, placeToChange } from './refs.ts';
import { placeAddress, placeKind, placeName, stockPlaceChange, stockPlaceChanged } from './stock-places.ts';

export const updateStockPlace = declareOperation({
  name: 'update_stock_place',
  area: 'catalog',
  title: 'Update a stock place',
  description:
    'Renames a stock place, changes its address or who runs it, or makes it the default, where stock goes when no place is named. Only what is given changes; the stock stays there. Can be undone.',
  examples: [
    'Rename the studio shelf to Back room',
    'The address of the Leeds garage is 4 Mill Lane, Leeds',
    'Make Cascade Fulfillment the default place for stock',
    'Call our own stock “Studio” from now on',
  ],
  input: z.object({
    id: pathId,
    place: placeToChange('Which place should change?').optional(),
    name: field(placeName, {
      sense: 'free_text',
      words: ['to', 'new name', 'rename to', 'call it', 'called'],
      label: 'New name',
    }).optional(),
    kind: placeKind().optional(),
    address: placeAddress().describe('Blank removes it.').optional(),
    makeDefault: field(z.boolean(), {
      words: ['default'],
      label: 'Default place',
      valueWords: {
        true: ['the default', 'default place', 'our default', 'my default', 'main place', 'by default'],
      },
    })
      .describe('Makes it the place that stock goes to and leaves from when none is named.')
      .optional(),
    /** When the place that was edited was last changed: a later change is not overwritten. */
    seenAt: forForms(z.iso.datetime({ offset: true }).optional()),
  }),
  output: stockPlaceChanged,
  http: { method: 'PUT', path: '/web/stock-places/{id}' },
  ...stockPlaceChange,
  errors: ['not_found', 'conflict'],
  related: ['list_stock_places', 'get_stock_place'],
  summary: ({ change }) => change,
});
