import { z } from 'zod';
import { productIdOut } from '../../catalog/entities.ts';
import { webAddressOf } from '../../catalog/shop-domains.ts';
import { field, instant } from '../../kernel/fields.ts';
import { count, dayWords, listWords } from '../../kernel/words.ts';
import { channelLabels, channelWords } from './enums.ts';

/** Channels that fetch products from a file at an address. */
export const feedChannel = z.enum(['INSTAGRAM', 'GOOGLE_SHOPPING']);
export type FeedChannel = z.output<typeof feedChannel>;

export interface FeedFormat {
  /** As the channel calls it. */
  name: string;
  fileName: string;
  contentType: string;
  /** Where its address is entered. */
  where: string;
}

/** The formats that the channels publish: Meta’s catalog file, and Google’s product data as RSS 2.0. */
export const feedFormats: Readonly<Record<FeedChannel, FeedFormat>> = {
  INSTAGRAM: {
    name: 'Meta catalog file (CSV)',
    fileName: 'meta-catalog.csv',
    contentType: 'text/csv; charset=utf-8',
    where: 'In Meta’s Commerce Manager, add a data feed to your catalog and paste the address there.',
  },
  GOOGLE_SHOPPING: {
    name: 'Google product data (XML)',
    fileName: 'google-products.xml',
    contentType: 'application/xml; charset=utf-8',
    where: 'In Google Merchant Center, add products from a file and paste the address there.',
  },
};

/** Why the channel would not take a product. */
export const leftOutReason = z.enum(['NO_PICTURE', 'NO_DESCRIPTION', 'NO_PRICE']);
export type LeftOutReason = z.output<typeof leftOutReason>;

export const leftOutLabels: Readonly<Record<LeftOutReason, string>> = {
  NO_PICTURE: 'No picture',
  NO_DESCRIPTION: 'No description',
  NO_PRICE: 'No price',
};

/** The file of a channel: whether it can be fetched, and what is in it. */
export const productFeed = z.object({
  channel: feedChannel,
  isOn: z.boolean(),
  /** Where it is fetched: whoever has it can read the file. Null while it is off. */
  address: z.string().nullable(),
  /** Before the handle of a product; null where nobody said. */
  pagesUrl: z.string().nullable(),
  /** The page of the first product in the file. */
  examplePage: z.string().nullable(),
  products: z.int(),
  /** Rows of the file: each variant is one. */
  items: z.int(),
  leftOut: z.array(z.object({ productId: productIdOut, title: z.string(), reasons: z.array(leftOutReason) })),
  leftOutCount: z.int(),
  enabledAt: instant().nullable(),
});
export type ProductFeed = z.output<typeof productFeed>;

/** Left-out products that are named; the rest is counted. */
export const mostLeftOut = 50;

export const feedReads = ['get_product_feed', 'list_sales_channels', 'get_sales_channel'] as const;

export const feedChannelField = () =>
  field(feedChannel, {
    label: 'Feed of',
    words: ['product feed', 'feed', 'catalog file'],
    valueWords: { INSTAGRAM: channelWords.INSTAGRAM, GOOGLE_SHOPPING: channelWords.GOOGLE_SHOPPING },
    question: 'For which channel: Instagram or Google Shopping?',
  });

/**
 * The address before a product’s handle, with a slash at its end: "https://my-brand.com/products/". Undefined for whatever no
 * shopper could open.
 */
export function productPagesOf(said: string): string | undefined {
  const url = webAddressOf(said);
  return url && `${url.origin}${url.pathname.replace(/\/*$/, '/')}`;
}

/** A product as a model sees the feed: without the address, which opens it to whoever has it. */
export const feedToModel = ({ address: _address, leftOut, ...feed }: ProductFeed) => ({
  ...feed,
  leftOut: leftOut.slice(0, 15),
});

/** "3 products are left out: Linen tote (no picture), …". */
export function leftOutWords({ leftOut, leftOutCount }: ProductFeed): string {
  if (leftOutCount === 0) return '';
  const named = leftOut
    .slice(0, 4)
    .map(
      ({ title, reasons }) =>
        `${title} (${reasons.map((one) => leftOutLabels[one].toLowerCase()).join(', ')})`,
    );
  const rest = leftOutCount - named.length;
  const list = listWords(rest > 0 ? [...named, `${rest.toLocaleString('en-US')} more`] : named);
  return ` ${count(leftOutCount, 'product')} ${leftOutCount === 1 ? 'is' : 'are'} left out: ${list}.`;
}

const contents = ({ products, items }: ProductFeed) =>
  `${count(products, 'product')}${items === products ? '' : ` (${count(items, 'variant')})`}`;

export function feedWords(feed: ProductFeed): string {
  const { channel, isOn, enabledAt, products } = feed;
  const label = channelLabels[channel];
  if (!isOn)
    return products === 0
      ? `The product feed for ${label} is off, and no products qualify for it.${leftOutWords(feed)}`
      : `The product feed for ${label} is off. It would have ${contents(feed)}.${leftOutWords(feed)}`;
  const since = enabledAt === null ? '' : ` since ${dayWords(enabledAt.slice(0, 10))}`;
  return `The product feed for ${label} has been on${since}, with ${contents(feed)}. Copy its address from the card. ${feedFormats[channel].where}${leftOutWords(feed)}`;
}
