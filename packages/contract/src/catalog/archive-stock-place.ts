import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { pathId, placeToChange } from './refs.ts';
import { stockPlaceChange, stockPlaceChanged } from './stock-places.ts';

export const archiveStockPlace = declareOperation({
  name: 'archive_stock_place',
  area: 'catalog',
  title: 'Archive a stock place',
  description:
    'Takes a stock place out of use: it is no longer offered, and its past movements keep its name. Refused while it holds units, and for the default place. Can be undone.',
  examples: [
    'We don’t use the garage anymore',
    'Archive the Leeds garage',
    'Remove the studio shelf from our stock places',
    'Retire the Tacoma warehouse as a place',
  ],
  input: z.object({ id: pathId, place: placeToChange('Which place is no longer used?').optional() }),
  output: stockPlaceChanged,
  http: { method: 'PUT', path: '/web/stock-places/{id}/archive' },
  ...stockPlaceChange,
  errors: ['not_found', 'conflict'],
  related: ['list_stock_places', 'move_stock'],
  summary: ({ change }) => change,
});
