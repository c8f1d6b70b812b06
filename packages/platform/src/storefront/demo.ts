import type { DemoPart } from '../kernel/demo/demo.ts';
import { dayMs } from '../kernel/data/days.ts';
import { hashPassword } from '../kernel/data/passwords.ts';
import { storefrontAccessCodes, storefrontProtections } from './protection/tables.ts';

/** The rival keeps its storefront closed until the season opens; a visitor had a code last week. */
export const storefrontDemo: DemoPart = {
  async seedStore(store, tools) {
    if (store.key !== 'rival') return;
    const at = (daysAgo: number) => new Date(tools.now.getTime() - daysAgo * dayMs);
    await tools.db.insert(storefrontProtections).values({
      storeId: store.storeId,
      id: store.storeId,
      isProtected: true,
      passwordHash: await hashPassword('northfold-autumn'),
      isOpenToRequests: true,
      updatedAt: at(9),
      updatedBy: 'Elias Brandt',
    });
    await tools.db.insert(storefrontAccessCodes).values({
      storeId: store.storeId,
      id: tools.id('storefront access code', store.key, 1),
      email: 'greta.lund@mail.example',
      codeHash: 'used',
      createdAt: at(6),
      expiresAt: at(5),
      usedAt: at(6),
    });
  },
};
