import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { brandFact } from './entities.ts';
import { longestFact } from './limits.ts';
import { quoteFact } from './words.ts';

export const forgetFact = declareOperation({
  name: 'forget_fact',
  area: 'copilot',
  title: 'Forget',
  description:
    'Forgets a remembered fact, named by its id or by words of it. Can be undone. For a document use remove_document.',
  examples: [
    'Forget what I said about Fridays',
    'Forget that fact',
    'That about our brand colour is not true any more, forget it',
  ],
  input: z.object({
    fact: field(z.string().trim().min(1).max(longestFact), {
      ref: 'fact',
      sense: 'search_words',
      question: 'Which fact should I forget?',
      label: 'Fact',
      words: ['fact'],
    }).describe('The fact, by its id or by words of it.'),
  }),
  output: brandFact,
  http: { method: 'DELETE', path: '/copilot/vault/facts/{fact}' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_facts', 'remember_fact'],
  invalidates: ['list_facts', 'search_documents'],
  undoable: true,
  summary: (fact) => `Forgotten: ${quoteFact(fact)}.`,
});
