import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './entities.ts';
import { placeHolds, stockPlace } from './stock-places.ts';
import { count, listWords } from './words.ts';

export const listStockPlaces = declareOperation({
  name: 'list_stock_places',
  area: 'catalog',
  title: 'Stock places',
  description:
    'The places where the store keeps stock, the default one first: who runs each, its address, and how many units of how many SKUs it holds. For what exactly one place holds use get_stock_place; for where one product is, get_stock.',
  examples: [
    'Where do we keep stock?',
    'Show my stock places',
    'Which warehouses do I have?',
    'How many units are in each place?',
  ],
  input: z.object({}),
  output: z.object({ places: z.array(stockPlace) }),
  http: { method: 'GET', path: '/web/stock-places' },
  access: mayRead,
  effect: 'read',
  card: 'stock_places',
  offered: true,
  errors: [],
  related: ['create_stock_place', 'get_stock_place', 'move_stock'],
  summary: ({ places }) =>
    places.length === 0
      ? 'No stock is kept yet. The first place is created with your first stock, or you can add one now.'
      : `Stock is kept in ${count(places.length, 'place')}: ${listWords(
          places.map((place) => `${place.name} (${placeHolds(place)})`),
          6,
        )}.${places.length > 1 ? ` ${places.find(({ isDefault }) => isDefault)?.name ?? 'None'} is the default.` : ''}`,
});
