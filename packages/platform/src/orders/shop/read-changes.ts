import type { ShopOrder, ShopOrders } from '@brandwright/providers';

/** Pages that are read before anything is written: what is written then is written at once. */
const pagesAtOnce = 5;
/** The caller waits no longer than this; the rest follows in the background. */
const enoughMs = 15_000;

export interface Changes {
  orders: ShopOrder[];
  /** Where to read on; null at the end. */
  next: string | null;
  /** The newest change that was read. */
  newest: Date | null;
}

/** Some pages of what changed, from `since` on. */
export async function readChanges(
  orders: ShopOrders,
  from: { since: string | null; after: string | null },
  signal: AbortSignal,
): Promise<Changes> {
  const begun = performance.now();
  const found: ShopOrder[] = [];
  let { after } = from;
  for (let pages = 0; pages < pagesAtOnce; pages += 1) {
    const page = await orders.changedSince({ since: from.since, after }, signal);
    found.push(...page.orders);
    after = page.next;
    if (after === null || performance.now() - begun > enoughMs) break;
  }
  const newest = found.reduce<string | null>(
    (latest, { updatedAt }) => (latest === null || updatedAt > latest ? updatedAt : latest),
    null,
  );
  return { orders: found, next: after, newest: newest === null ? null : new Date(newest) };
}
