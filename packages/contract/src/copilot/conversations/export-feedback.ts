import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../kernel/words.ts';
import { period, readers } from './feedback.ts';

export const exportFeedback = declareOperation({
  name: 'export_feedback',
  area: 'copilot',
  title: 'Export feedback',
  description:
    'The feedback as a file for evaluators, newest last: what was asked and answered, the conversation, the turn with ' +
    'its calls, model and figures. JSONL has one JSON object a line; CSV is safe to open in a spreadsheet.',
  examples: ['Export the feedback as CSV'],
  input: z.object({
    format: field(z.enum(['JSONL', 'CSV']), {
      label: 'Format',
      valueWords: { JSONL: ['jsonl', 'json'], CSV: ['csv', 'spreadsheet'] },
    }).default('JSONL'),
    ...period,
  }),
  output: z.object({
    fileName: z.string(),
    contentType: z.string(),
    text: z.string(),
    answers: z.int(),
    /** Whether more fit than one file takes. */
    isCut: z.boolean(),
  }),
  http: { method: 'GET', path: '/copilot/feedback/export' },
  access: readers,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ answers, fileName, isCut }) =>
    `${fileName} has the feedback on ${count(answers, 'answer')}${isCut ? ', the newest; narrow the period for the rest' : ''}.`,
});
