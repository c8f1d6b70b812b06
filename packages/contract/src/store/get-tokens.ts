import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';

export const getTokens = declareOperation({
  name: 'get_tokens',
  area: 'store',
  title: 'Fresh tokens',
  description:
    'Fresh tokens of both generations for this login. A token nearing its end is also refreshed, unasked, in the Authorization header of any answer.',
  examples: ['Give me a second-generation token'],
  input: z.object({}),
  output: z.object({ token: z.string(), tokenV2: z.string(), expiresAt: z.string() }),
  http: { method: 'GET', path: '/web/stores/me/tokens' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: () => 'Here are fresh tokens.',
});
