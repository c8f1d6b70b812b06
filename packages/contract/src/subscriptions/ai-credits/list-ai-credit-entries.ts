import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { creditWords } from '../../kernel/ai-credits.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count, dayWords, listWords } from '../../kernel/words.ts';
import { aiCreditEntry, creditEntryLabels, type AiCreditEntry } from './entities.ts';
import { assistantField, entryKindField, periodFields, useField } from './fields.ts';

const shownToModel = 15;

const line = ({ kind, credits, note, createdAt }: AiCreditEntry) =>
  `${creditEntryLabels[kind].toLowerCase()} ${creditWords(Math.abs(credits))} on ${dayWords(createdAt)} (${note.replace(/\.$/, '')})`;

export const creditFilter = {
  kind: entryKindField.optional(),
  use: useField.optional(),
  person: field(z.string().trim().min(1).max(120), { words: ['by', 'person'], label: 'Person' })
    .describe('Part of the name of who spent them.')
    .optional(),
  assistant: assistantField.optional(),
  ...periodFields,
};

export const listAiCreditEntries = declareOperation({
  name: 'list_ai_credit_entries',
  area: 'subscriptions',
  title: 'AI credit entries',
  description:
    'Lists every entry of the book of AI credits, the newest first: what was granted, spent, given back and expired, for what, by whom and the balance after it. The balance and the sums are get_ai_credits.',
  examples: [
    'Show every AI credit that was spent',
    'list the AI credit entries',
    'which AI credits were given back?',
    'what did the late order watcher spend AI credits on?',
    'the AI credits that went to pictures',
  ],
  input: z.object({ ...creditFilter, ...pageInput }),
  output: z.object({ rows: z.array(aiCreditEntry), ...pageOutput }),
  http: { method: 'GET', path: '/web/ai-credits/entries' },
  access: mayRead,
  effect: 'read',
  card: 'ai_credit_entries',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['get_ai_credits', 'export_ai_credits'],
  toModel: ({ rows, total }) => ({ total, rows: rows.slice(0, shownToModel) }),
  summary: ({ rows, total }) =>
    total === 0
      ? 'No AI credit entries match that.'
      : `${count(total, 'entry', 'entries')}. The latest: ${listWords(rows.slice(0, 3).map(line))}.`,
});
