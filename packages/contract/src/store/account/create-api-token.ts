import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { dayWords } from '../../kernel/words.ts';
import { apiToken, mayKeepAccount, tokenDays, tokenReads } from './entities.ts';

export const createApiToken = declareOperation({
  name: 'create_api_token',
  area: 'store',
  title: 'Create an API token',
  description:
    'Creates a token that lets a program act in this store on the person’s behalf, with their role, until it expires or is revoked. It is shown only once. Only on the screen: a token doesn’t belong in a chat.',
  examples: ['Make me an API token'],
  input: z.object({
    name: z.string().trim().min(1, 'Say what it’s for, such as "Zapier".').max(80),
    generation: z
      .union([z.literal(1), z.literal(2)])
      .describe('Affiliate and SMS marketing need the second generation.')
      .default(2),
    days: z.literal(tokenDays).describe('How many days it works.').default(90),
  }),
  output: apiToken.extend({ token: z.string() }),
  http: { method: 'POST', path: '/web/account/api-tokens', status: 201 },
  access: mayKeepAccount,
  effect: 'write',
  card: 'none',
  offered: false,
  secret: true,
  errors: ['conflict'],
  invalidates: tokenReads,
  summary: ({ name, expiresAt }) =>
    `Created the API token ${name}, valid until ${dayWords(expiresAt)}. Copy it now: you won’t be able to see it again.`,
});
