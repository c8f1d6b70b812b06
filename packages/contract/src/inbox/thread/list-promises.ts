import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { conversationSid, mayRead } from '../conversation-ref.ts';
import { promiseKind, promiseKindWords, threadPromise } from './promise.ts';
import { count, listWords } from '../../orders/words.ts';
import { shortDay } from './words.ts';

/** How many go to a model. */
const modelMost = 24;

export const listPromises = declareOperation({
  name: 'list_promises',
  area: 'inbox',
  title: 'What was promised',
  description:
    'Lists what was promised in one conversation with a supplier: price, MOQ, lead time, delivery date, sample cost and time, tooling, payment terms, shipping terms, certificates. Each with its value, who said it, when, and the exact sentence; later ones replace earlier ones of the same kind and both are listed. For the whole thread in short use summarize_conversation; for the profile that a supplier publishes use get_supplier.',
  examples: [
    'What did Olaria do Vale promise?',
    'Which price did Jingdezhen Kiln Nine quote in our chat?',
    'What lead time did they give us in the messages?',
    'List the promises in this thread',
    'What payment terms did Denizli Dokuma write?',
    'Did they say a MOQ in the conversation?',
  ],
  input: z.object({
    conversationSid: conversationSid(),
    kind: field(promiseKind, { label: 'Kind', valueWords: promiseKindWords })
      .describe('Only promises of this kind.')
      .optional(),
  }),
  output: z.object({
    conversationSid: field(z.string(), { ref: 'supplier_conversation' }),
    supplierName: z.string(),
    /** Current ones first, newest first; then what was replaced. */
    promises: z.array(threadPromise),
  }),
  http: { method: 'GET', path: '/web/inbox/conversations/{conversationSid}/promises' },
  access: mayRead,
  effect: 'read',
  card: 'promises',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['summarize_conversation', 'draft_reply', 'check_conversation_safety'],
  toModel: ({ promises, ...rest }) => ({
    ...rest,
    promises: promises.slice(0, modelMost),
    ...(promises.length > modelMost
      ? { cut: `${promises.length - modelMost} older ones are not shown` }
      : {}),
  }),
  summary: ({ supplierName, promises }, { kind }) => {
    const current = promises.filter((one) => one.isCurrent);
    if (current.length === 0)
      return kind
        ? `${supplierName} hasn’t promised anything like that.`
        : `${supplierName} hasn’t promised anything yet.`;
    const older = promises.length - current.length;
    const said = current
      .slice(0, 8)
      .map(
        ({ label, value, at, saidBy }) =>
          `${label} ${value} (${saidBy === 'BRAND' ? 'you, ' : ''}${shortDay(at)})`,
      );
    return `In the conversation with ${supplierName}: ${listWords(said, said.length)}.${
      older > 0 ? ` ${count(older, 'earlier promise')} ${older === 1 ? 'was' : 'were'} replaced.` : ''
    }`;
  },
});
