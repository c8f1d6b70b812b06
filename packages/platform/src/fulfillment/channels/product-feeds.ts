import { OperationError } from '@brandwright/contract';
import { getShopConnection } from '@brandwright/contract/catalog/get-shop-connection.ts';
import { listFeedProducts } from '@brandwright/contract/catalog/list-feed-products.ts';
import { channelLabels } from '@brandwright/contract/fulfillment/channels/enums.ts';
import {
  mostLeftOut,
  productPagesOf,
  type FeedChannel,
  type ProductFeed,
} from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { feedAddress } from './feed-address.ts';
import { feedContent, type FeedContent } from './product-feed-items.ts';
import { productFeeds } from './tables.ts';

export type FeedRecord = typeof productFeeds.$inferSelect;

/** The feed of a channel that is on. */
export async function openFeed(
  { db, storeId }: Context,
  channel: FeedChannel,
): Promise<FeedRecord | undefined> {
  const [row] = await db
    .select()
    .from(productFeeds)
    .where(
      and(
        eq(productFeeds.storeId, storeId),
        eq(productFeeds.channel, channel),
        isNull(productFeeds.disabledAt),
      ),
    );
  return row;
}

/** The channels whose feed is on. */
export async function openFeedChannels({ db, storeId }: Context): Promise<ReadonlySet<FeedChannel>> {
  const rows = await db
    .select({ channel: productFeeds.channel })
    .from(productFeeds)
    .where(and(eq(productFeeds.storeId, storeId), isNull(productFeeds.disabledAt)));
  return new Set(rows.map(({ channel }) => channel));
}

/** Where the product pages of the connected shop are; null where that isn’t known. */
async function pagesOfShop(context: Context): Promise<string | null> {
  const { platform, domain } = await context.call(getShopConnection, { test: false });
  // Every shop at Shopify has its product pages there; elsewhere each shop decides.
  return platform === 'SHOPIFY' && domain !== null ? `https://${domain}/products/` : null;
}

/** The pages that are meant. Errors: bad_input. */
export async function pagesMeant(context: Context, said: string | undefined): Promise<string> {
  const pagesUrl = said === undefined ? await pagesOfShop(context) : productPagesOf(said);
  if (pagesUrl) return pagesUrl;
  const message = 'Enter the address of your product pages, such as https://my-brand.com/products/.';
  throw new OperationError('bad_input', message, [{ path: 'pagesUrl', message }]);
}

/** What is in a feed as of now. */
export async function contentOf(
  context: Context,
  of: { pagesUrl: string; storeName: string },
): Promise<FeedContent> {
  const { products } = await context.call(listFeedProducts, {});
  return feedContent(products, { ...of, publicUrl: context.publicUrl });
}

export async function storeNameOf(context: Context): Promise<string> {
  try {
    return (await context.call(getStore, {})).name;
  } catch (error) {
    if (error instanceof OperationError && error.code === 'not_found') return 'Our brand';
    throw error;
  }
}

/** The feed of a channel as people see it: what it has, or would have. */
export async function showFeed(context: Context, channel: FeedChannel): Promise<ProductFeed> {
  const row = await openFeed(context, channel);
  const pagesUrl = row?.pagesUrl ?? (await pagesOfShop(context));
  const { items, products, leftOut } = await contentOf(context, {
    pagesUrl: pagesUrl ?? 'https://shop.invalid/',
    storeName: row?.storeName ?? (await storeNameOf(context)),
  });
  return {
    channel,
    isOn: row !== undefined,
    address: row ? feedAddress(context, row.id, channel) : null,
    pagesUrl,
    examplePage: pagesUrl === null ? null : (items[0]?.link ?? null),
    products,
    items: items.length,
    leftOut: leftOut.slice(0, mostLeftOut),
    leftOutCount: leftOut.length,
    enabledAt: row?.enabledAt.toISOString() ?? null,
  };
}

/** Refuses to turn on what is on, or what would be empty. */
export async function refuseFeed(
  context: Context,
  channel: FeedChannel,
  content: FeedContent,
): Promise<void> {
  const label = channelLabels[channel];
  if (await openFeed(context, channel))
    throw new OperationError(
      'conflict',
      `The product feed for ${label} is already on. Turn it off first to give it other product pages.`,
    );
  if (content.items.length === 0)
    throw new OperationError(
      'conflict',
      `No products qualify for the ${label} feed yet. Each one needs a picture, a description and a price.`,
    );
}
