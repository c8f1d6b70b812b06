import { dayMs } from '../../kernel/data/days.ts';
import type { DemoPart } from '../../kernel/demo/demo.ts';
import { vipRequests } from './tables.ts';

// prettier-ignore
const requests = [
  { kind: 'STORE_REVIEW', status: 'ANSWERED', daysAgo: 64, reason: 'Please look at the winter collection page before we announce it.' },
  { kind: 'SUPPLIER_TERMS', status: 'OPEN', daysAgo: 3, reason: 'We reorder stoneware three times a year and still pay 50 percent up front.' },
] as const;

/** What the founder asked Brandwright’s people for. */
export const seedVipRequests: NonNullable<DemoPart['seedStore']> = async (store, tools) => {
  if (store.key !== 'founder') return;
  await tools.db.insert(vipRequests).values(
    requests.map(({ daysAgo, ...request }) => {
      const at = new Date(tools.now.getTime() - daysAgo * dayMs);
      return {
        ...request,
        storeId: store.storeId,
        id: tools.id('vip request', store.key, request.kind),
        createdBy: 'Nora Whitfield',
        createdByEmail: 'founder@demo.brandwright.test',
        createdAt: at,
        updatedAt: at,
      };
    }),
  );
};
