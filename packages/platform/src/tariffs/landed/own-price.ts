import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { listPurchaseItems } from '@brandwright/contract/purchasing/list-purchase-items.ts';
import { getSuppliers } from '@brandwright/contract/sourcing/marketplace/get-suppliers.ts';
import { getProjectRequest } from '@brandwright/contract/sourcing/rfq/get-project-request.ts';
import { listProjectRequests } from '@brandwright/contract/sourcing/rfq/list-project-requests.ts';
import type { Context } from '../../kernel/request/context.ts';
import { readPhrase } from '../headings/phrase.ts';
import { orNothing } from '../or-nothing.ts';

/** A price that the store has already: what it bought or was quoted, and which of the two. */
export interface OwnPrice {
  unitPriceMinor: number;
  /** "your quote from Minho Linen Weavers, $5.90 at 1,000 pieces". */
  source: string;
}

const mostLookedAt = 24;

/**
 * The price of the same goods from the same country in the store's own records, newest first: a quote that can still be
 * taken, else what was bought. Goods are the same when every word of the product is in the title. Undefined where there is
 * none, or where the caller may not read those records.
 */
export async function ownPriceOf(
  context: Context,
  { product, country, quantity }: { product: string; country: string; quantity: number },
): Promise<OwnPrice | undefined> {
  const { words, headEnd } = readPhrase(product);
  const wanted = words.slice(0, headEnd);
  const names = (title: string): boolean => {
    const held = new Set(readPhrase(title).words);
    return wanted.length > 0 && wanted.every((word) => held.has(word));
  };
  const asked = { names, country, quantity };
  return (await quotedPrice(context, asked)) ?? (await paidPrice(context, asked));
}

interface Asked {
  names: (title: string) => boolean;
  country: string;
  quantity: number;
}

const pieces = (quantity: number): string => `${quantity.toLocaleString('en-US')} pieces`;

async function quotedPrice(
  context: Context,
  { names, country, quantity }: Asked,
): Promise<OwnPrice | undefined> {
  const requests = await orNothing(() => context.call(listProjectRequests, { page: 0, size: mostLookedAt }));
  for (const row of requests?.rows ?? []) {
    if (row.quoteCount === 0 || row.currency !== 'USD' || !names(row.title)) continue;
    const request = await orNothing(() => context.call(getProjectRequest, { requestId: row.requestId }));
    const quote = request?.quotes.find(
      (one) =>
        one.country === country &&
        one.incoterm !== 'DDP' &&
        (one.status === 'OPEN' || one.status === 'ACCEPTED'),
    );
    const tiers = quote?.priceTiers.toSorted((a, b) => a.fromQuantity - b.fromQuantity) ?? [];
    const tier = tiers.findLast(({ fromQuantity }) => fromQuantity <= quantity) ?? tiers[0];
    if (quote && tier)
      return {
        unitPriceMinor: tier.unitPriceMinor,
        source: `your quote from ${quote.supplierName} (${quote.incoterm}), ${formatMoney(tier.unitPriceMinor)} at ${pieces(tier.fromQuantity)}`,
      };
  }
  return undefined;
}

async function paidPrice(context: Context, { names, country }: Asked): Promise<OwnPrice | undefined> {
  const bought = await orNothing(() =>
    context.call(listPurchaseItems, { isArchived: false, page: 0, size: mostLookedAt }),
  );
  for (const row of bought?.rows ?? []) {
    if (row.status === 'CANCELED' || row.orderType !== 'INVENTORY' || row.currency !== 'USD') continue;
    const { supplierId } = row;
    if (supplierId === null || !names(row.title)) continue;
    const suppliers = await orNothing(() => context.call(getSuppliers, { supplierIds: [supplierId] }));
    if (suppliers?.rows[0]?.country !== country) continue;
    return {
      unitPriceMinor: row.unitPriceMinor,
      source: `your purchase of ${row.title} from ${row.supplierName}, ${formatMoney(row.unitPriceMinor)} at ${pieces(row.quantity)}`,
    };
  }
  return undefined;
}
