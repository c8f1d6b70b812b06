import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';
import { count, listWords } from '../words.ts';

/** Orders that were left out and SKUs that nobody knows are listed up to here; the rest are counted. */
export const mostListed = 20;

/** Whether the shop tells of its orders by itself. */
const shopWebhooksState = z.object({
  /** NO_ADDRESS: shops can’t reach this server. OFF: it wasn’t asked to. */
  state: z.enum(['ON', 'OFF', 'FAILED', 'NO_ADDRESS']),
  /** What was refused, and what to do. */
  failure: z.string().nullable(),
  checkedAt: instant().nullable(),
});

/** How the connected shop’s orders last came in. The counts are of that time alone. */
export const shopOrderSync = z.object({
  /** What the shop is called. */
  shop: z.string(),
  /** A made-up shop, for trying it out until one is connected. */
  isTest: z.boolean(),
  /** Where the shop is run. */
  platform: z.enum(['SHOPIFY', 'WOOCOMMERCE', 'BIGCOMMERCE']),
  status: z.enum(['NEVER', 'RUNNING', 'DONE', 'FAILED']),
  startedAt: instant().nullable(),
  /** When everything that had changed was last read to its end. */
  lastSyncedAt: instant().nullable(),
  cameIn: z.int(),
  changed: z.int(),
  /** Read and already as they are in the shop. */
  unchanged: z.int(),
  skippedCount: z.int(),
  /** As the shop names the order, and why it was left out. */
  skipped: z.array(z.object({ order: z.string(), why: z.string() })),
  /** SKUs of the new orders that the catalog doesn’t have; their lines are kept without stock. */
  unknownSkus: z.array(z.string()),
  /** Why it failed. */
  failure: z.string().nullable(),
  /** Shipments of its orders that the shop couldn’t be told of. */
  untold: z.int(),
  /** Where the shop can report changes itself. */
  webhookUrl: z.string(),
  webhooks: shopWebhooksState,
});
export type ShopOrderSync = z.output<typeof shopOrderSync>;

/** Reads that are stale once orders came in. */
export const shopSyncReads = ['get_shop_order_sync'] as const;

const shopNamed = ({ shop, isTest }: ShopOrderSync) => (isTest ? 'the test shop' : shop);

function skippedWords({ skipped, skippedCount }: ShopOrderSync): string {
  const [first] = skipped;
  if (skippedCount === 0 || !first) return '';
  if (skippedCount === 1) return ` Left out ${first.order}: ${first.why}.`;
  return ` Left out ${skippedCount}, including ${first.order}: ${first.why}.`;
}

const unknownWords = ({ unknownSkus }: ShopOrderSync) =>
  unknownSkus.length === 0
    ? ''
    : ` ${unknownSkus.length === 1 ? 'A SKU isn’t' : `${unknownSkus.length} SKUs aren’t`} in the catalog: ${listWords(unknownSkus, 5)}.`;

const untoldWords = (output: ShopOrderSync) =>
  output.untold === 0
    ? ''
    : ` ${count(output.untold, 'shipment')} couldn’t be reported to ${shopNamed(output)}.`;

export function syncWords(output: ShopOrderSync): string {
  const name = shopNamed(output);
  const details = `${skippedWords(output)}${unknownWords(output)}`;
  const { cameIn, changed } = output;
  if (output.status === 'RUNNING')
    return `${count(cameIn, 'new order')} from ${name} so far; the rest are still coming in.${details}`;
  if (cameIn === 0 && changed === 0) return `Nothing new in ${name}.${details}`;
  const came = cameIn === 0 ? '' : `${count(cameIn, 'new order')} came in from ${name}`;
  const brought =
    changed === 0
      ? ''
      : cameIn === 0
        ? `${count(changed, 'order')} from ${name} ${changed === 1 ? 'was' : 'were'} updated`
        : `, and ${count(changed, 'order')} ${changed === 1 ? 'was' : 'were'} updated`;
  const test = output.isTest ? ' These are made up; connect your shop to get real ones.' : '';
  return `${came}${brought}.${details}${test}`;
}

/** How orders come in between two syncs. */
function webhookWords({ isTest, webhooks }: ShopOrderSync): string {
  if (isTest) return '';
  if (webhooks.state === 'ON') return ' New and changed orders come in right away.';
  if (webhooks.state === 'FAILED')
    return ` Changes don’t come in right away yet: ${webhooks.failure ?? 'the shop didn’t respond.'} Until then, orders come in every hour.`;
  return ' Orders come in every hour.';
}

/** How the last time went. */
export function syncStateWords(output: ShopOrderSync): string {
  const name = shopNamed(output);
  if (output.status === 'NEVER')
    return output.isTest
      ? 'No shop is connected, so orders don’t come in automatically. Connect your shop on the Connect screen of Shopify, WooCommerce or BigCommerce, or say “bring in test orders” to try it out.'
      : `No orders have been brought in from ${name} yet. They come in within the hour, or say “bring in the orders from my shop”.${webhookWords(output)}`;
  const failed =
    output.status === 'FAILED' ? `Orders from ${name} couldn’t be brought in: ${output.failure ?? ''} ` : '';
  return `${failed}${output.status === 'FAILED' ? '' : syncWords(output)}${untoldWords(output)}${webhookWords(output)}`.trim();
}
