import { z } from 'zod';

export interface StandInSubscription {
  id: string;
  topic: string;
  uri: string;
}

interface WithSubscriptions {
  subscriptions: StandInSubscription[];
}

const given = z.object({ uri: z.url(), format: z.literal('JSON') });

/** webhookSubscriptionCreate, with its refusal of an address that is there already. */
export function subscribe({ subscriptions }: WithSubscriptions, topic: unknown, subscription: unknown) {
  const { uri } = given.parse(subscription);
  const refused = (message: string) => ({ webhookSubscription: null, userErrors: [{ message }] });
  if (!uri.startsWith('https://')) return refused('Address protocol http:// is not supported');
  if (subscriptions.some((one) => one.topic === topic && one.uri === uri))
    return refused('Address for this topic has already been taken');
  const id = `gid://shopify/WebhookSubscription/${subscriptions.length + 1}${String(topic)}`;
  subscriptions.push({ id, topic: String(topic), uri });
  return { webhookSubscription: { id }, userErrors: [] };
}

export function unsubscribe(shop: WithSubscriptions, id: unknown) {
  shop.subscriptions = shop.subscriptions.filter((one) => one.id !== id);
  return { deletedWebhookSubscriptionId: id, userErrors: [] };
}
