import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, mayRead, mockup, templateIdOut, templateNamed, templateReads } from './entities.ts';
import { blankColor, blankColorWords, mockupResult } from './enums.ts';
import { countOf } from './say.ts';

/** Mock-ups as they are made: the card follows `progressPercent` live. */
export const mockupTask = z.object({
  taskId: field(z.uuid(), { ref: 'job' }),
  templateId: templateIdOut,
  title: z.string(),
  result: mockupResult,
  progressPercent: z.int(),
  note: z.string(),
  mockups: z.array(mockup),
  failure: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type MockupTask = z.output<typeof mockupTask>;

const taskWords = (task: MockupTask): string => {
  if (task.result === 'SUCCESS')
    return `${countOf(task.mockups.length, 'mock-up')} of ${task.title} ${task.mockups.length === 1 ? 'is' : 'are'} ready.`;
  if (task.result === 'FAILURE')
    return `The mock-ups of ${task.title} failed: ${task.failure ?? 'nothing was made'}`;
  return `The mock-ups of ${task.title} are being made, ${task.progressPercent}% done.`;
};

export const createMockupTask = declareOperation({
  name: 'create_mockup_task',
  area: 'print-on-demand',
  title: 'Make mock-ups of a template',
  description:
    'Makes pictures of a print-on-demand template: the blank with its print, one picture for each color and printed place. Runs in the background and replaces the mock-ups before. Pictures of a canvas design are generate_design_pictures.',
  examples: [
    'Make mock-ups of the night shift tee template',
    'show me what the tote template looks like printed',
    'new mockups for the mug template in white',
  ],
  input: z.object({
    templateId: templateNamed('Of which template should mock-ups be made?'),
    colors: field(z.array(field(blankColor, { valueWords: blankColorWords })).max(15), {
      label: 'Colors',
      words: ['color', 'colors', 'colour', 'colours', 'in'],
      valueWords: blankColorWords,
    })
      .describe('Only these colors; otherwise the first four that the template is sold in.')
      .optional(),
  }),
  output: mockupTask,
  http: { method: 'POST', path: '/web/print-on-demand/mockup-tasks', status: 202 },
  access: mayAct,
  effect: 'write',
  card: 'mockup_task',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  related: ['get_product_template'],
  invalidates: [...templateReads, 'get_mockup_task'],
  toModel: ({ mockups, ...task }) => ({ ...task, mockups: mockups.length }),
  summary: taskWords,
});

export const getMockupTask = declareOperation({
  name: 'get_mockup_task',
  area: 'print-on-demand',
  title: 'Mock-ups being made',
  description: 'How far a mock-up task is, and its pictures when it is done.',
  examples: ['Are the mock-ups of the night shift tee done?'],
  input: z.object({ taskId: field(z.uuid(), { ref: 'job' }) }),
  output: mockupTask,
  http: { method: 'GET', path: '/web/print-on-demand/mockup-tasks/{taskId}' },
  access: mayRead,
  effect: 'read',
  card: 'mockup_task',
  offered: false,
  errors: ['not_found'],
  toModel: ({ mockups, ...task }) => ({ ...task, mockups: mockups.length }),
  summary: taskWords,
});
