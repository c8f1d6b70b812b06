import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './entities.ts';
import { mockupTask, taskWords } from './mockup-tasks.ts';

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
