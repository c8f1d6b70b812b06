import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count, dayWords, listWords } from '../../kernel/words.ts';
import { apiToken } from './entities.ts';

export const listApiTokens = declareOperation({
  name: 'list_api_tokens',
  area: 'store',
  title: 'API tokens',
  description:
    'Lists the tokens with which programs (REST, MCP) act in this store in the person’s name: what each is for, its generation, when it was last used and when it expires. A token itself is never shown again.',
  examples: [
    'Show my API tokens',
    'Which programs have a token of mine?',
    'When does my API token expire?',
    'list the API tokens I made',
  ],
  input: z.object({}),
  output: z.object({ tokens: z.array(apiToken) }),
  http: { method: 'GET', path: '/web/account/api-tokens' },
  access: mayRead,
  effect: 'read',
  card: 'api_tokens',
  offered: true,
  errors: [],
  related: ['list_sessions'],
  summary: ({ tokens }) =>
    tokens.length === 0
      ? 'You have no API tokens in this store. You can create one under Account, in API and MCP.'
      : `${count(tokens.length, 'API token')}: ${listWords(
          tokens.map(({ name, expiresAt }) => `${name} (until ${dayWords(expiresAt)})`),
          5,
        )}.`,
});
