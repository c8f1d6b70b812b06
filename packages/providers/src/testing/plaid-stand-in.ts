import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PlaidSettings } from '../bank-links/plaid-links.ts';
import { standIn, type StandIn } from './stand-in.ts';

/** What a person at a bank does in Plaid's Link, which runs in the browser. */
export interface PlaidStandIn extends StandIn {
  settings: PlaidSettings;
  /** A finished sign-in: a public token, good once. */
  signIn(bank: { name: string; refuses?: boolean; namesItself?: boolean }): string;
  asked: string[];
  /** Whether an access token still works. */
  holds(access: string): boolean;
  beBusy(times: number): void;
}

const bodies = {
  '/link/token/create': z.object({
    client_name: z.string().max(30),
    user: z.object({ client_user_id: z.string().min(1) }),
    products: z.tuple([z.literal('auth')]),
    country_codes: z.array(z.string().length(2)),
    language: z.literal('en'),
  }),
  '/item/public_token/exchange': z.object({ public_token: z.string() }),
  '/accounts/get': z.object({ access_token: z.string() }),
  '/institutions/get_by_id': z.object({ institution_id: z.string(), country_codes: z.array(z.string()) }),
  '/processor/stripe/bank_account_token/create': z.object({
    access_token: z.string(),
    account_id: z.string(),
  }),
  '/item/remove': z.object({ access_token: z.string() }),
};
const isPath = (path: string): path is keyof typeof bodies => Object.hasOwn(bodies, path);

interface Item {
  institutionId: string;
  bank: { name: string; refuses?: boolean; namesItself?: boolean };
}

/** Speaks as much of Plaid's API as we use. Source: Plaid's published API reference. */
export async function plaidStandIn(): Promise<PlaidStandIn> {
  const publicTokens = new Map<string, Item>();
  const items = new Map<string, Item>();
  const asked: string[] = [];
  let busy = 0;

  const refuse = (error_type: string, error_code: string, display_message: string | null = null) => ({
    status: 400,
    body: { error_type, error_code, error_message: error_code, display_message, request_id: randomUUID() },
  });

  function act(path: keyof typeof bodies, sent: unknown): { status: number; body: object } {
    switch (path) {
      case '/link/token/create':
        bodies[path].parse(sent);
        return {
          status: 200,
          body: {
            link_token: `link-sandbox-${randomUUID()}`,
            expiration: new Date(Date.now() + 4 * 3_600_000).toISOString(),
          },
        };
      case '/item/public_token/exchange': {
        const { public_token } = bodies[path].parse(sent);
        const item = publicTokens.get(public_token);
        if (!item) return refuse('INVALID_INPUT', 'INVALID_PUBLIC_TOKEN');
        publicTokens.delete(public_token);
        const access_token = `access-sandbox-${randomUUID()}`;
        items.set(access_token, item);
        return { status: 200, body: { access_token, item_id: randomUUID() } };
      }
      case '/accounts/get': {
        const item = items.get(bodies[path].parse(sent).access_token);
        if (!item) return refuse('INVALID_INPUT', 'INVALID_ACCESS_TOKEN');
        return {
          status: 200,
          body: {
            accounts: [
              { account_id: 'checking', name: 'Business checking', mask: '6789', type: 'depository' },
              { account_id: 'savings', name: 'Business savings', mask: '4310', type: 'depository' },
            ],
            item: {
              institution_id: item.institutionId,
              ...(item.bank.namesItself ? { institution_name: item.bank.name } : {}),
            },
          },
        };
      }
      case '/institutions/get_by_id': {
        const { institution_id } = bodies[path].parse(sent);
        const item = [...items.values()].find(({ institutionId }) => institutionId === institution_id);
        if (!item) return refuse('INVALID_INPUT', 'INVALID_INSTITUTION');
        return { status: 200, body: { institution: { institution_id, name: item.bank.name } } };
      }
      case '/processor/stripe/bank_account_token/create': {
        const { access_token } = bodies[path].parse(sent);
        const item = items.get(access_token);
        if (!item) return refuse('INVALID_INPUT', 'INVALID_ACCESS_TOKEN');
        if (item.bank.refuses)
          return refuse('ITEM_ERROR', 'NO_AUTH_ACCOUNTS', `${item.bank.name} refused to link this account.`);
        return {
          status: 200,
          body: { stripe_bank_account_token: `btok_${randomUUID()}`, request_id: randomUUID() },
        };
      }
      case '/item/remove': {
        if (!items.delete(bodies[path].parse(sent).access_token))
          return refuse('ITEM_ERROR', 'ITEM_NOT_FOUND');
        return { status: 200, body: { request_id: randomUUID() } };
      }
    }
  }

  const server = await standIn((request, bytes, response) => {
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const path = request.url ?? '';
    if (request.headers['plaid-client-id'] !== 'client' || request.headers['plaid-secret'] !== 'secret') {
      const { status, body } = refuse('INVALID_INPUT', 'INVALID_API_KEYS');
      return say(status, body);
    }
    if (busy > 0) {
      busy -= 1;
      return say(429, { error_type: 'RATE_LIMIT_EXCEEDED' });
    }
    if (!isPath(path)) return say(404, {});
    asked.push(path);
    const { status, body } = act(path, JSON.parse(bytes.toString('utf8')));
    say(status, body);
  });

  return {
    ...server,
    settings: {
      clientId: 'client',
      secret: 'secret',
      baseUrl: server.url,
      wait: () => Promise.resolve(),
    },
    signIn(bank) {
      const token = `public-sandbox-${randomUUID()}`;
      publicTokens.set(token, { institutionId: `ins_${randomUUID()}`, bank });
      return token;
    },
    asked,
    holds: (access) => items.has(access),
    beBusy: (times) => {
      busy = times;
    },
  };
}
