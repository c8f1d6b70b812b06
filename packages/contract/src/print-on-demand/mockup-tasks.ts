import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { mockup, templateIdOut } from './entities.ts';
import { mockupResult } from './enums.ts';
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

export const taskWords = (task: MockupTask): string => {
  if (task.result === 'SUCCESS')
    return `${countOf(task.mockups.length, 'mockup')} of ${task.title} ${task.mockups.length === 1 ? 'is' : 'are'} ready.`;
  if (task.result === 'FAILURE')
    return `The mockups of ${task.title} failed: ${task.failure ?? 'nothing was made'}`;
  return `The mockups of ${task.title} are being made, ${task.progressPercent}% done.`;
};
