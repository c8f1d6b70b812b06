import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAsk } from './entities.ts';
import { countOf } from './say.ts';

/** How the inbox says that a supplier wrote: what was sent to it counts as answered. */
export const recordOutreachAnswer = declareOperation({
  name: 'record_outreach_answer',
  area: 'sourcing',
  title: 'A factory answered',
  description: 'Notes that the factory of a conversation answered what was sent to it.',
  examples: ['Note that this factory has answered'],
  input: z.object({ conversationSid: z.string().min(1).max(191) }),
  output: z.object({ answered: z.int() }),
  http: { method: 'POST', path: '/web/ai-sourcing-agents/-/outreach-answer' },
  access: mayAsk,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: [],
  invalidates: ['list_outreach'],
  journal: false,
  summary: ({ answered }) => `${countOf(answered, 'outreach', 'outreaches')} counted as answered.`,
});
