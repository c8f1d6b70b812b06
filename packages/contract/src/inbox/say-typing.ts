import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct } from './conversation-ref.ts';

/** Tells the store's other browsers that somebody writes; lives a few seconds and is stored nowhere. */
export const sayTyping = declareOperation({
  name: 'say_typing',
  area: 'inbox',
  title: 'Typing',
  description: 'Says that somebody of the brand is writing in a conversation.',
  examples: ['(while writing)'],
  input: z.object({ conversationSid: z.string().trim().min(1).max(191) }),
  output: z.object({ ok: z.boolean() }),
  http: { method: 'POST', path: '/web/inbox/conversations/{conversationSid}/typing' },
  access: mayAct,
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: () => 'Typing.',
});
