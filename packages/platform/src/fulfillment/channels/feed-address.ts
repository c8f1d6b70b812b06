import type { FeedChannel } from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { feedFormats } from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { mac, sameText } from '../../kernel/data/signatures.ts';
import type { Context } from '../../kernel/request/context.ts';

type Signer = Pick<Context, 'providers'>;

/** 256 bits that only this installation can make from whose feed it is: it is kept nowhere. */
const signatureOf = ({ providers }: Signer, storeId: string, feedId: string): string =>
  mac(providers.keyring.key('product-feed'), [storeId, feedId]);

/** Where a feed is fetched: good for whoever has it, and not to be guessed. */
export const feedAddress = (
  context: Signer & Pick<Context, 'publicUrl' | 'storeId'>,
  feedId: string,
  channel: FeedChannel,
): string =>
  `${context.publicUrl}/product-feeds/${context.storeId}/${feedId}/${signatureOf(context, context.storeId, feedId)}/${feedFormats[channel].fileName}`;

export const isFeedSignature = (context: Signer, storeId: string, feedId: string, given: string): boolean =>
  sameText(signatureOf(context, storeId, feedId), given);
