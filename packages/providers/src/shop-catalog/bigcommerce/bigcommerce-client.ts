import { OperationError } from '@brandwright/contract';
import { storeHashOf } from '@brandwright/contract/catalog/shop-domains.ts';
import type { z } from 'zod';
import { createRestClient, type RestAnswer, type RestSettings } from '../rest-client.ts';
import { ShopRefused, type BigCommerceAccess } from '../shop-catalog.ts';
import { reachKnown } from '../shop-reach.ts';

/** What is read with it, for the words of a refusal. */
interface BcSubject {
  tooLarge: string;
  /** What the API account needs, as BigCommerce names it. */
  scopes: string;
}

export type BcClient = ReturnType<typeof createBcClient>;

/** The API of one store, for one reading. Requests go to no other host than the platform’s. What it refuses is said in words. */
export function createBcClient(
  { domain, credentials }: BigCommerceAccess,
  settings: RestSettings,
  subject: BcSubject,
) {
  const hash = storeHashOf(domain);
  if (hash === undefined) throw new Error('Not a BigCommerce store.');
  const rest = createRestClient(
    {
      platform: 'BigCommerce',
      domain,
      base: `${settings.standInUrl ?? 'https://api.bigcommerce.com'}/stores/${hash}`,
      headers: { 'x-auth-token': credentials.accessToken },
      reach: reachKnown,
      // Milliseconds until the store may ask again ("API rate limits").
      waitOf: (headers) => Number(headers.get('x-rate-limit-time-reset-ms') ?? 2000),
      tooLarge: subject.tooLarge,
    },
    settings,
  );

  function read<T>(answer: RestAnswer, shape: z.ZodType<T>): T {
    const refused = refusalOf(answer, domain, subject);
    if (refused) throw refused;
    // How V2 says that a list is empty.
    const found = shape.safeParse(answer.status === 204 ? [] : answer.said);
    if (!found.success)
      throw new OperationError('upstream', `BigCommerce’s response for ${domain} can’t be read. Try again.`);
    return found.data;
  }

  return {
    rest,
    ask: async <T>(
      path: string,
      query: Readonly<Record<string, string>>,
      shape: z.ZodType<T>,
      signal: AbortSignal,
    ) => read(await rest.get(path, query, signal), shape),
    /** Undefined where the store has no such record. */
    find: async <T>(path: string, shape: z.ZodType<T>, signal: AbortSignal) => {
      const answer = await rest.get(path, {}, signal);
      return answer.status === 404 ? undefined : read(answer, shape);
    },
    write: async <T>(
      method: 'POST' | 'PUT' | 'DELETE',
      path: string,
      body: object | undefined,
      shape: z.ZodType<T>,
      signal: AbortSignal,
    ) => read(await rest.send(method, path, {}, body, signal), shape),
  };
}

/** Undefined where it is no refusal. What BigCommerce writes is not repeated. */
function refusalOf(
  { status }: RestAnswer,
  domain: string,
  { scopes }: BcSubject,
): OperationError | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 401)
    return new ShopRefused(
      'credentials',
      `BigCommerce doesn’t accept the access token for ${domain}. Copy it again from the API account in BigCommerce under Settings, API, Store-level API accounts.`,
    );
  if (status === 403)
    return new ShopRefused(
      'scopes',
      `The API account for ${domain} isn’t allowed to do this. Give it the scopes ${scopes}.`,
    );
  if (status === 404)
    return new ShopRefused(
      'domain',
      `There’s no BigCommerce store at ${domain}. Check the store hash in the API account’s API path.`,
    );
  return new OperationError(
    'upstream',
    `BigCommerce refused the request for ${domain} (status ${status}). Try again.`,
  );
}
