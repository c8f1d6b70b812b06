import type { RecordKind } from '@brandwright/contract';
import { singular } from '@brandwright/language/words/stems.ts';

/** What people call records of a kind, in the singular; the kind's own words count too. */
const nouns: Partial<Record<RecordKind, readonly string[]>> = {
  order: ['order', 'purchase', 'parcel', 'package', 'shipment', 'box', 'delivery'],
  customer: ['customer', 'client', 'buyer', 'shopper', 'person', 'guy', 'lady', 'woman', 'man'],
  supplier: [
    'supplier',
    'factory',
    'maker',
    'manufacturer',
    'vendor',
    'company',
    'mill',
    'workshop',
    'producer',
    'people',
    'person',
    'guy',
    'studio',
  ],
  catalog_item: ['item', 'product', 'thing', 'listing', 'article'],
  partner: ['partner', 'provider', 'broker', 'lab', 'inspector', 'company'],
  tech_pack: ['brief', 'pack', 'spec', 'project'],
  project_request: ['request', 'rfq', 'rfp', 'project'],
  quote: ['quote', 'offer', 'bid', 'quotation', 'price'],
  purchase_item: ['purchase', 'order', 'item', 'run', 'batch', 'production'],
  supplier_invoice: ['invoice', 'bill'],
  payment_card: ['card'],
  payment: ['payment', 'charge'],
  supplier_conversation: ['conversation', 'thread', 'chat', 'message', 'people', 'supplier', 'factory'],
  brand_kit: ['kit', 'brand', 'line', 'one', 'thing'],
  brand_idea: ['idea', 'name', 'brand', 'concept'],
  product_idea: ['product', 'idea', 'item'],
  brand_kit_module: ['module'],
  ai_idea: ['idea'],
  ai_product: ['product', 'idea'],
  idea_project: ['board', 'project', 'idea'],
  design: ['design', 'drawing', 'artwork', 'layout', 'picture', 'label', 'one'],
  image_collaboration: ['picture', 'drawing', 'image', 'review', 'photo'],
  collaboration_thread: ['comment', 'remark', 'thread', 'note', 'pin'],
  blank_product: ['blank', 'product', 'item'],
  product_template: ['template', 'product', 'print', 'item'],
  picture: ['picture', 'image', 'photo', 'render'],
  conversation: ['chat', 'conversation', 'talk'],
  document: ['document', 'file', 'doc', 'pdf', 'guide', 'sheet'],
  fact: ['fact', 'note', 'thing', 'rule'],
  assistant: ['assistant', 'watcher', 'robot', 'bot', 'automation', 'helper', 'agent'],
  order_rule: ['rule', 'automation', 'flag'],
  feed_item: ['item', 'card', 'thing', 'reminder', 'alert', 'notice'],
  duty_watch: ['watch', 'alert'],
  support_ticket: ['ticket', 'case', 'issue', 'complaint', 'matter'],
  return_order: ['return', 'parcel', 'package'],
  receiving: ['receiving', 'delivery', 'shipment', 'arrival', 'lot', 'load'],
  booking: ['booking', 'pickup', 'pick-up', 'truck', 'freight', 'check', 'inspection'],
  shipping_label: ['label', 'parcel', 'package', 'shipment'],
  store_credit: ['credit', 'voucher', 'gift', 'code'],
  reminder: ['reminder', 'note', 'nudge'],
  sku: ['sku', 'product', 'item', 'variant', 'article'],
  product: ['product', 'item', 'thing', 'article'],
  stock_place: ['place', 'location', 'shelf', 'warehouse'],
  team_member: ['member', 'person', 'colleague', 'teammate'],
  team_invite: ['invite', 'invitation', 'link'],
};

/** Whether a word is what records of a kind are called rather than part of a name. */
export function isKindWord(word: string, kind: RecordKind): boolean {
  const one = singular(word.toLowerCase());
  return (nouns[kind] ?? []).includes(one) || kind.split('_').includes(one);
}

const allNouns = new Set(Object.values(nouns).flat());

/** Whether a word is what records of any kind are called. */
export const isNounOfAKind = (word: string): boolean => allNouns.has(singular(word.toLowerCase()));

/** Nouns, in the singular, that stand for these kinds whatever a message is about. */
const sureNouns: Readonly<Record<string, readonly RecordKind[]>> = {
  order: ['order', 'purchase_item'],
  parcel: ['order', 'purchase_item'],
  supplier: ['supplier'],
  factory: ['supplier'],
  maker: ['supplier'],
  manufacturer: ['supplier'],
  vendor: ['supplier'],
  quote: ['quote', 'project_request'],
  invoice: ['supplier_invoice'],
  assistant: ['assistant'],
  document: ['document'],
  template: ['product_template'],
  brief: ['tech_pack', 'project_request'],
  design: ['design'],
  kit: ['brand_kit'],
};

/** Nouns, in the singular, of figures that are no records and that only what is about them has a word for. */
const figureNouns = new Set(['sale', 'revenue', 'payout', 'subscription']);

/** The figures that a text names: "sales in October". */
export const figuresNamedIn = (text: string): string[] =>
  [...text.matchAll(/\p{L}+/gu)]
    .map(([word]) => singular(word.toLowerCase()))
    .filter((noun) => figureNouns.has(noun));

/** The nouns of a text that surely stand for records, with their kinds. */
export const recordsNamedIn = (
  text: string,
): { noun: string; kinds: readonly RecordKind[]; start: number }[] =>
  [...text.matchAll(/\p{L}+/gu)].flatMap((match) => {
    const noun = singular(match[0].toLowerCase());
    const kinds = Object.hasOwn(sureNouns, noun) ? sureNouns[noun] : undefined;
    return kinds ? [{ noun, kinds, start: match.index }] : [];
  });
