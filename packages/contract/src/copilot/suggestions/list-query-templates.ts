import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { areas, declareOperation } from '../../kernel/operation.ts';
import { count } from '../../kernel/words.ts';
import { areaWords } from './area-words.ts';
import { queryTemplate } from './template.ts';

const said = 3;

export const listQueryTemplates = declareOperation({
  name: 'list_query_templates',
  area: 'copilot',
  title: 'What you can ask',
  description:
    'Lists ready questions and requests for the partner, of one area or with some words in them: what someone can ask or say about orders, tariffs, suppliers and so on. Use it for "what can I ask you about …", not to answer the question itself.',
  examples: [
    'What can I ask you about tariffs?',
    'Give me some example questions about orders',
    'Which questions can you answer about suppliers?',
    'Suggest questions about suppliers',
  ],
  input: z.object({
    area: field(z.enum(areas), {
      words: ['area', 'about'],
      valueWords: Object.fromEntries(areas.map((area) => [area, areaWords[area].words])),
      label: 'Area',
    }).optional(),
    search: field(z.string().trim().max(100), { label: 'With the words' })
      .describe('Words that the questions must have; left out, all of them.')
      .optional(),
  }),
  output: z.object({ templates: z.array(queryTemplate), total: z.int() }),
  http: { method: 'GET', path: '/copilot/query-templates' },
  access: mayRead,
  effect: 'read',
  card: 'query_templates',
  offered: true,
  errors: [],
  toModel: ({ templates, total }) => ({
    questions: templates.slice(0, 12).map(({ sentence, area }) => ({ sentence, area })),
    shown: Math.min(12, templates.length),
    total,
  }),
  summary: ({ templates, total }, { area }) => {
    const about = area ? ` about ${areaWords[area].label.toLowerCase()}` : '';
    if (total === 0) return `I have no ready questions${about} yet. Ask in your own words.`;
    const first = templates.slice(0, said).map(({ sentence }) => `“${sentence}”`);
    return `${count(total, 'ready question')}${about}. For example: ${first.join(', ')}.`;
  },
});
