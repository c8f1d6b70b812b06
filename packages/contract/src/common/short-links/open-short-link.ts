import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';

export const openShortLink = declareOperation({
  name: 'open_short_link',
  area: 'common',
  title: 'Open a short link',
  description:
    'Says where a short link leads and counts that it was opened. Browsers are redirected there from /s/{code}.',
  examples: ['A visitor opens a short link'],
  input: z.object({ code: z.string().regex(/^[A-Za-z0-9]{9}$/, 'That isn’t a short link.') }),
  output: z.object({ url: z.string() }),
  http: { method: 'POST', path: '/commons/util/short-link/{code}/open' },
  access: { kind: 'public' },
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ url }) => `It leads to ${url}.`,
});
