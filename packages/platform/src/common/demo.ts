import { hash } from 'node:crypto';
import type { DemoPart } from '../kernel/demo/demo.ts';
import { dayMs } from '../kernel/data/days.ts';
import { shortLinks } from './short-links/tables.ts';

/** The link on the card in each of the founder's parcels. */
const url = 'https://juniperandclay.example/care';

export const commonDemo: DemoPart = {
  async seedStore(store, tools) {
    if (store.key !== 'founder') return;
    const id = tools.id('short link', store.key, url);
    await tools.db.insert(shortLinks).values({
      storeId: store.storeId,
      id,
      // Codes are looked up across stores, so each installation and each copy of the demo has its own.
      code: hash('sha256', id).slice(0, 9),
      url,
      urlKey: hash('sha256', url),
      opens: 214,
      createdBy: 'Nora Whitfield',
      createdAt: new Date(tools.now.getTime() - 120 * dayMs),
    });
  },
};
