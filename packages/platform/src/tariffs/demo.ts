import type { DemoPart } from '../kernel/demo/demo.ts';
import { dutyWatches } from './tables.ts';

const dayMs = 86_400_000;

const watched = [
  { name: 'Scented candles', words: 'soy candles', hts: '3406.00.00', country: 'VN', daysAgo: 64 },
  {
    name: 'Upholstered wooden seats',
    words: 'upholstered footstool',
    hts: '9401.61.60.11',
    country: 'VN',
    daysAgo: 21,
  },
  { name: 'Ceramic mugs', words: 'stoneware mugs', hts: '6912.00.44', country: 'PT', daysAgo: 12 },
] as const;

/** Duties that the founder's store watches; one of them has a dated rise ahead. */
export const tariffsDemo: DemoPart = {
  async seedStore({ storeId, size }, { db, now, id }) {
    const rows = size === 'full' ? watched : watched.slice(0, 1);
    await db.insert(dutyWatches).values(
      rows.map(({ daysAgo, ...watch }) => ({
        ...watch,
        storeId,
        id: id('duty_watch', storeId, watch.hts, watch.country),
        createdAt: new Date(now.getTime() - daysAgo * dayMs),
      })),
    );
  },
};
