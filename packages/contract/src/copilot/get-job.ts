import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';

export const getJob = declareOperation({
  name: 'get_job',
  area: 'copilot',
  title: 'Progress of a job',
  description: 'How far background work (an export, an import) is, and what came of it.',
  examples: ['Is the export done?'],
  input: z.object({ id: field(z.uuid(), { ref: 'job', question: 'Which job?', label: 'Job' }) }),
  output: z.object({
    id: field(z.uuid(), { ref: 'job' }),
    name: z.string(),
    status: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']),
    percent: z.int(),
    note: z.string(),
    result: z.unknown().nullable(),
    error: z.string().nullable(),
  }),
  http: { method: 'GET', path: '/copilot/jobs/{id}' },
  access: mayRead,
  effect: 'read',
  card: 'job',
  offered: true,
  errors: ['not_found'],
  summary: ({ status, percent, note, error }) => {
    if (status === 'DONE') return 'It is done.';
    if (status === 'FAILED') return `It failed: ${error ?? 'there was an error.'}`;
    return `It is ${percent} percent done${note ? ` (${note})` : ''}.`;
  },
});
