import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { placeAddress, placeKind, placeName, stockPlaceChange, stockPlaceChanged } from './stock-places.ts';

export const createStockPlace = declareOperation({
  name: 'create_stock_place',
  area: 'catalog',
  title: 'Add a stock place',
  description:
    'Adds a place where stock is kept: a garage, a shelf, a warehouse of a fulfillment partner. It starts out empty; use move_stock to bring units there. Can be undone while it is empty.',
  examples: [
    'Add a place called Leeds garage',
    'New stock place: Studio shelf',
    'We keep stock at the Tacoma warehouse now too, add it as a place',
    'Create a storage location named Basement',
  ],
  input: z.object({
    name: field(placeName, {
      sense: 'free_text',
      words: ['called', 'named', 'name', 'place', 'location', 'warehouse'],
      label: 'Name',
      question: 'What is the place called?',
    }),
    kind: placeKind().describe('OWN unless a fulfillment partner runs it.').default('OWN'),
    address: placeAddress().optional(),
  }),
  output: stockPlaceChanged,
  http: { method: 'POST', path: '/web/stock-places', status: 201 },
  ...stockPlaceChange,
  errors: ['conflict', 'too_large'],
  related: ['list_stock_places', 'move_stock', 'update_stock_place'],
  summary: ({ change }) => change,
});
