import { listStockPlaces } from '@brandwright/contract/catalog/list-stock-places.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readStockPlaces } from './read-stock-place.ts';

export default implement(listStockPlaces, {
  run: async (context) => ({ output: { places: await readStockPlaces(context) } }),
});
