import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayKeepAccount, tokenReads } from './entities.ts';

export const revokeApiToken = declareOperation({
  name: 'revoke_api_token',
  area: 'store',
  title: 'Revoke an API token',
  description:
    'Ends one of the person’s own API tokens at once. Programs that use it are refused from then on. A program can’t do it.',
  examples: ['Revoke that API token'],
  input: z.object({ tokenId: z.uuid() }),
  output: z.object({ name: z.string() }),
  http: { method: 'DELETE', path: '/web/account/api-tokens/{tokenId}' },
  access: mayKeepAccount,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  invalidates: tokenReads,
  summary: ({ name }) => `Revoked the API token ${name}.`,
});
