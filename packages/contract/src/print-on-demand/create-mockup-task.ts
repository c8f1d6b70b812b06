import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, templateNamed, templateReads } from './entities.ts';
import { blankColor, blankColorWords } from './enums.ts';
import { mockupTask, taskWords } from './mockup-tasks.ts';

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
    templateId: templateNamed('Which template should I make mockups of?'),
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
