import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FeedChannel } from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { feedFormats } from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import type { Context } from '../../kernel/request/context.ts';

type Signer = Pick<Context, 'providers'>;

/** 256 bits that only this installation can make from whose feed it is: it is kept nowhere. */
const signatureOf = ({ providers }: Signer, storeId: string, feedId: string): string =>
  createHmac('sha256', providers.keyring.key('product-feed'))
    .update(JSON.stringify([storeId, feedId]))
    .digest('base64url');

/** Where a feed is fetched: good for whoever has it, and not to be guessed. */
export const feedAddress = (
  context: Signer & Pick<Context, 'publicUrl' | 'storeId'>,
  feedId: string,
  channel: FeedChannel,
): string =>
  `${context.publicUrl}/product-feeds/${context.storeId}/${feedId}/${signatureOf(context, context.storeId, feedId)}/${feedFormats[channel].fileName}`;

export function isFeedSignature(context: Signer, storeId: string, feedId: string, given: string): boolean {
  const [expected, said] = [Buffer.from(signatureOf(context, storeId, feedId)), Buffer.from(given)];
  return expected.length === said.length && timingSafeEqual(expected, said);
}
