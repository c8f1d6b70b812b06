import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayRead } from './refs.ts';

export const countAiProducts = declareOperation({
  name: 'count_ai_products',
  area: 'design',
  title: 'Count of AI products',
  description: 'How many AI products this store has had made in all. For screens.',
  examples: ['(the ideas tab opens)'],
  input: z.object({}),
  output: z.object({ count: z.int() }),
  http: { method: 'GET', path: '/web/ai-products/-/total-count' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ count }) => `${count} AI products in total.`,
});
