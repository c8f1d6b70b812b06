import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count, dayWords, listWords } from '../../kernel/words.ts';
import { appBinding } from './entities.ts';

export const listAppBindings = declareOperation({
  name: 'list_app_bindings',
  area: 'store',
  title: 'Bound apps',
  description:
    'The outside apps (deal sites, hosted platforms) that the store is tied to by a code, and since when. Programs with a token are in list_api_tokens; the connected shop is get_shop_connection.',
  examples: [
    'Which apps are bound to our store?',
    'Is our deal code bound?',
    'Show the app bindings',
    'When was the deal site bound to the store?',
  ],
  input: z.object({}),
  output: z.object({ bindings: z.array(appBinding) }),
  http: { method: 'GET', path: '/web/app-bindings' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: [],
  related: ['list_api_tokens', 'get_shop_connection'],
  summary: ({ bindings }) =>
    bindings.length === 0
      ? 'No apps are bound to the store.'
      : `${count(bindings.length, 'app is', 'apps are')} bound to the store: ${listWords(
          bindings.map(({ label, boundAt }) => `${label} (since ${dayWords(boundAt)})`),
          5,
        )}.`,
});
