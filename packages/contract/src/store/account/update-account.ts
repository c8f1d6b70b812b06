import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayKeepAccount } from './entities.ts';

export const updateAccount = declareOperation({
  name: 'update_account',
  area: 'store',
  title: 'Change your name',
  description:
    'Changes the person’s own name, as the team sees it and emails are signed. The store’s name is update_store_profile.',
  examples: ['Change my own name to Nora Vale', 'my name is Nora Vale now'],
  input: z.object({
    name: field(z.string().trim().min(1, 'Enter your name.').max(120), {
      sense: 'free_text',
      words: ['to', 'name'],
      label: 'Name',
      question: 'What name should the team see?',
    }),
  }),
  output: z.object({ name: z.string() }),
  http: { method: 'PUT', path: '/web/account' },
  access: mayKeepAccount,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: [],
  invalidates: ['get_store', 'list_team'],
  undoable: true,
  summary: ({ name }) => `Changed your name to ${name}.`,
});
