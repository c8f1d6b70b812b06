import { screenAddress } from '#routes/patterns.ts';

export interface RecordLink {
  label: string;
  to: string;
}

/** As a carrier of conversations names one. */
const conversation = /^CH[\da-f]{32}$/i;
const identifier = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Fields of an action's input that name a record with a screen of its own. */
const linked = [
  { field: 'orderId', path: '/order-details/{id}', noun: 'order' },
  { field: 'supplierId', path: '/supplier-profile/{id}', noun: 'supplier' },
  { field: 'itemId', path: '/browse-suppliers/catalog-item/{id}', noun: 'item' },
  { field: 'brandKit', path: '/business-kits/{id}', noun: 'brand kit' },
] as const;

/** The screen of the record that an action was about, from its input; null when it names none. */
export function recordLink(input: unknown): RecordLink | null {
  if (typeof input !== 'object' || input === null) return null;
  const values: Record<string, unknown> = { ...input };
  // Operations on one order take its id as `id`, beside its number.
  if (typeof values['orderNumber'] === 'number') values['orderId'] ??= values['id'];
  const sid = values['conversationSid'];
  if (typeof sid === 'string' && conversation.test(sid))
    return { label: 'Open the conversation', to: `/inbox/messages?sid=${sid}` };
  for (const { field, path, noun } of linked) {
    const id = values[field];
    if (typeof id === 'string' && identifier.test(id))
      return { label: `Open the ${noun}`, to: screenAddress(path, { id }) };
  }
  return null;
}
