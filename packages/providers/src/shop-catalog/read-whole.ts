import { OperationError } from '@brandwright/contract';
import type { OnRead, ShopAbout, ShopListing, ShopProduct } from './shop-catalog.ts';

export const mostProducts = 20_000;
/** A shop on a slow server takes a while. */
const readWithinMs = 12 * 60_000;

/** Reads all of a shop or nothing, within a time. */
export async function readWhole(
  domain: string,
  signal: AbortSignal,
  onRead: OnRead | undefined,
  about: (signal: AbortSignal) => Promise<ShopAbout>,
  products: (signal: AbortSignal, told: (read: number) => Promise<void>) => Promise<ShopProduct[]>,
): Promise<ShopListing> {
  const limit = AbortSignal.timeout(readWithinMs);
  const either = AbortSignal.any([signal, limit]);
  try {
    const { productCount, ...shop } = await about(either);
    if (productCount > mostProducts)
      throw new OperationError(
        'too_large',
        `${shop.name} has ${productCount.toLocaleString('en-US')} products, and at most ${mostProducts.toLocaleString('en-US')} can be read. Import a product export (CSV) of the ones you need.`,
      );
    const found = await products(either, async (read) =>
      onRead?.(Math.min(read, productCount), productCount),
    );
    await onRead?.(found.length, found.length);
    return { ...shop, products: found };
  } catch (error) {
    if (limit.aborted && !signal.aborted)
      throw new OperationError(
        'timeout',
        `Reading ${domain} is taking too long. Import a product export (CSV) instead.`,
      );
    throw error;
  }
}

/** A list that could not be read to its end. */
export const unread = () =>
  new OperationError('upstream', 'The shop’s products couldn’t all be read. Nothing was changed. Try again.');

/**
 * Every page of a list, asked for by number, until the last that the shop names. `take` makes of each row what is kept before the
 * next page is asked for: rows as they come may be far larger.
 */
export async function everyPage<T, K>(
  read: (page: number) => Promise<{ rows: readonly T[]; pages: number }>,
  take: (row: T) => K | Promise<K>,
  most: number,
): Promise<K[]> {
  const found: K[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, pages } = await read(page);
    for (const row of rows.slice(0, most - found.length)) found.push(await take(row));
    if (page >= pages || found.length >= most) return found;
    // A list that claims more pages but returns nothing would never end.
    if (rows.length === 0) throw unread();
  }
}
