import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { emailAddress } from '../../store/entities.ts';
import { mayAsk } from './entities.ts';

export const stopMailing = declareOperation({
  name: 'stop_mailing',
  area: 'sourcing',
  title: 'Never mail an address again',
  description:
    'Puts an address on the stop list of this store: no mail to an own list or to the expanded network goes there any more. For who answered "stop".',
  examples: [
    'never mail sales@example.com again',
    'put info@example.com on the stop list',
    'sales@example.com unsubscribed',
  ],
  input: z.object({
    email: field(emailAddress.clone(), {
      sense: 'email',
      label: 'Address',
      words: ['email', 'address'],
      question: 'Which address should get no more email?',
    }),
  }),
  output: z.object({ email: z.string(), wasStopped: z.boolean() }),
  http: { method: 'POST', path: '/web/ai-sourcing-agents/-/stop-list' },
  access: mayAsk,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: [],
  related: ['email_own_suppliers'],
  undoable: true,
  summary: ({ email, wasStopped }) =>
    wasStopped
      ? `${email} was already on the stop list.`
      : `${email} won’t get any more email from your lists.`,
});
