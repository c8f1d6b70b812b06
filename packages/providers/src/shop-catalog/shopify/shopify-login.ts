import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import { ShopRefused, type ShopAccess } from '../shop-catalog.ts';
import { refusalOfStatus } from './shopify-refusals.ts';

export interface ShopifyLogin {
  token(signal: AbortSignal): Promise<string>;
  /** The token was refused. Whether another can be had. */
  forget(): boolean;
}

type Send = (body: string, signal: AbortSignal) => Promise<{ status: number; said: unknown } | undefined>;

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().optional() });
/** A token is renewed this long before it ends. */
const marginMs = 60_000;
const standardLifeMs = 60 * 60_000;

/**
 * The token of a shop: the one that was given, or one that an app of the Dev Dashboard gets with its client ID and secret and
 * that is good for a day (shopify.dev, "Using the client credentials grant").
 */
export function createShopifyLogin({ domain, credentials }: ShopAccess, send: Send): ShopifyLogin {
  if (credentials.kind === 'TOKEN')
    return { token: () => Promise.resolve(credentials.accessToken), forget: () => false };
  let kept: { token: string; goodUntil: number } | undefined;
  return {
    async token(signal) {
      if (kept && kept.goodUntil > performance.now()) return kept.token;
      const { clientId, clientSecret } = credentials;
      const body = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      });
      const answer = await send(body.toString(), signal);
      if (!answer || answer.status >= 500 || answer.status === 429)
        throw new OperationError(
          'upstream',
          `Shopify isn’t responding for ${domain}. Try again in a few minutes.`,
        );
      if (answer.status === 400 || answer.status === 401)
        throw new ShopRefused(
          'credentials',
          `Shopify doesn’t accept the client ID and secret for ${domain}. Copy them again from the app’s settings in Shopify’s Dev Dashboard, and check that the app is installed in this shop.`,
        );
      const refused = refusalOfStatus(answer.status, domain);
      if (refused) throw refused;
      const grant = granted.safeParse(answer.said).data;
      if (!grant)
        throw new OperationError('upstream', `Shopify’s response for ${domain} can’t be read. Try again.`);
      const lifeMs = grant.expires_in === undefined ? standardLifeMs : grant.expires_in * 1000;
      kept = { token: grant.access_token, goodUntil: performance.now() + lifeMs - marginMs };
      return kept.token;
    },
    forget() {
      kept = undefined;
      return true;
    },
  };
}
