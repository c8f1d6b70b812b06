import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';

export const reportEvent = declareOperation({
  name: 'report_event',
  area: 'common',
  title: 'Report an event',
  description: 'Counts something that happened in the client. An event whose content is blank is dropped.',
  examples: ['Report a page view'],
  input: z.object({
    eventName: z.string().trim().min(1).max(100),
    sourceClient: z.enum(['desktop_web', 'mobile_web']),
    /** Only while nobody is logged in. */
    anonymousUserId: z.string().max(100).optional(),
    commonType: z.string().max(100).optional(),
    commonContent: z.string().max(2000).optional(),
    userId: z.string().max(100).optional(),
    userType: z.string().max(50).optional(),
    email: z.string().max(254).optional(),
  }),
  output: z.object({ recorded: z.boolean() }),
  http: { method: 'POST', path: '/commons/event-analyses/report', status: 202 },
  access: { kind: 'public' },
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: [],
  summary: (output) =>
    output.recorded ? 'The event was counted.' : 'The event was empty, so it wasn’t counted.',
});
