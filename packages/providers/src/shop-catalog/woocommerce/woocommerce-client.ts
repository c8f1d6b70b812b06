import { OperationError } from '@brandwright/contract';
import { wooAddressOf } from '@brandwright/contract/catalog/shop-domains.ts';
import type { z } from 'zod';
import { createRestClient, retryAfterMs, type RestAnswer, type RestSettings } from '../rest-client.ts';
import { ShopRefused, type WooCommerceAccess } from '../shop-catalog.ts';
import { reachKnown, reachPublic, type ReachSettings } from '../shop-reach.ts';
import { wooRefusal } from './woocommerce-answers.ts';

export type WooSettings = RestSettings & ReachSettings;

export const wooApi = '/wp-json/wc/v3';

/** What is read with it, for the words of a refusal. */
interface WooSubject {
  name: 'products' | 'orders';
  tooLarge: string;
}

export type WooClient = ReturnType<typeof createWooClient>;

/** The REST API v3 of a shop at its own address, for one reading. What the shop refuses is said in words. */
export function createWooClient(
  { domain, credentials }: WooCommerceAccess,
  settings: WooSettings,
  subject: WooSubject,
) {
  if (wooAddressOf(domain) !== domain) throw new Error('Not a WooCommerce shop’s address.');
  const { consumerKey, consumerSecret } = credentials;
  const rest = createRestClient(
    {
      platform: 'WooCommerce',
      domain,
      base: settings.standInUrl ? `${settings.standInUrl}/${domain}` : `https://${domain}`,
      headers: {
        authorization: `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`,
      },
      reach: settings.standInUrl ? reachKnown : reachPublic(settings),
      waitOf: retryAfterMs,
      tooLarge: subject.tooLarge,
    },
    settings,
  );

  function read<T>(answer: RestAnswer, shape: z.ZodType<T>, isWriting: boolean) {
    const refused = refusalOf(answer, domain, subject, isWriting);
    if (refused) throw refused;
    const found = shape.safeParse(answer.said);
    if (!found.success)
      throw new OperationError('upstream', `The response from ${domain} can’t be read. Try again.`);
    return { found: found.data, headers: answer.headers };
  }

  return {
    rest,
    ask: async <T>(
      path: string,
      query: Readonly<Record<string, string>>,
      shape: z.ZodType<T>,
      signal: AbortSignal,
    ) => read(await rest.get(path, query, signal), shape, false),
    /** Undefined where the shop says by this code that it has no such record. */
    find: async <T>(path: string, missing: string, shape: z.ZodType<T>, signal: AbortSignal) => {
      const answer = await rest.get(path, {}, signal);
      if (answer.status === 404 && wooRefusal.safeParse(answer.said).data?.code === missing) return undefined;
      return read(answer, shape, false).found;
    },
    write: async <T>(
      method: 'POST' | 'PUT' | 'DELETE',
      path: string,
      body: object | undefined,
      shape: z.ZodType<T>,
      signal: AbortSignal,
    ) =>
      // Without force, WordPress only moves to the trash.
      read(
        await rest.send(method, path, method === 'DELETE' ? { force: 'true' } : {}, body, signal),
        shape,
        true,
      ).found,
  };
}

/** Undefined where it is no refusal. What the shop writes is not repeated: only codes that are known here. */
function refusalOf(
  { status, said }: RestAnswer,
  domain: string,
  { name }: WooSubject,
  isWriting: boolean,
): OperationError | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400)
    return new ShopRefused(
      'domain',
      `${domain} redirects to another address. Enter that one instead, for example with or without www.`,
    );
  const code = wooRefusal.safeParse(said).data?.code ?? '';
  if (status === 404 || code === 'rest_no_route')
    return new ShopRefused(
      'domain',
      `There’s no WooCommerce shop at ${domain}. Check the address, and make sure WooCommerce is active and permalinks aren’t set to “Plain”.`,
    );
  // A key that may read alone is refused like a wrong one.
  if (isWriting && (status === 401 || status === 403))
    return new ShopRefused(
      'scopes',
      `The key for ${domain} isn’t allowed to change orders. Create one with Read/Write permission in WooCommerce under Settings, Advanced, REST API, and reconnect the shop.`,
    );
  if (code === 'woocommerce_rest_cannot_view')
    return new ShopRefused(
      'scopes',
      `The key for ${domain} isn’t allowed to read ${name}. Create one with ${name === 'products' ? 'read' : 'Read/Write'} permission, for a user who manages the shop.`,
    );
  if (status === 401 || status === 403)
    return new ShopRefused(
      'credentials',
      `${domain} doesn’t accept the consumer key and secret. Copy them again from WooCommerce under Settings, Advanced, REST API.`,
    );
  return new OperationError('upstream', `${domain} refused the request (status ${status}). Try again.`);
}
