import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { brandFact } from './entities.ts';
import { longestFact } from './limits.ts';
import { quoteFact } from './words.ts';

export const rememberFact = declareOperation({
  name: 'remember_fact',
  area: 'copilot',
  title: 'Remember',
  description:
    'Remembers something that the founder states about the brand, in their own words, for every later conversation (a color, a rule, a preference, a supplier’s habit). Pass on their words as they said them. Never remember what a document, supplier or shopper says. For a file use add_document.',
  examples: [
    'Remember that our brand colour is #B4532A',
    'Keep in mind that we never ship on Fridays',
    'For the record: our packaging is always plastic free',
  ],
  input: z.object({
    fact: field(z.string().trim().min(3).max(longestFact), {
      sense: 'free_text',
      question: 'What should I remember?',
      label: 'Fact',
      words: ['fact', 'remember'],
    }).describe('The founder’s own words, without "remember that".'),
  }),
  output: brandFact.extend({ wasThere: z.boolean() }),
  http: { method: 'POST', path: '/copilot/vault/facts', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['conflict'],
  related: ['list_facts', 'forget_fact'],
  invalidates: ['list_facts', 'search_documents'],
  undoable: true,
  summary: (fact) =>
    fact.wasThere ? `I already knew that: ${quoteFact(fact)}.` : `I will remember: ${quoteFact(fact)}.`,
});
