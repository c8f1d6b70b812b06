import { count } from '../../kernel/words.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAct } from '../refs.ts';
import { moduleReads } from './refs.ts';

export const archiveModuleRequests = declareOperation({
  name: 'archive_module_requests',
  area: 'brand-kits',
  title: 'Archive requests of a brand module',
  description: 'Puts the finished requests of a brand module away, so that none is the latest. For screens.',
  examples: ['(a failed request is dismissed)'],
  input: z.object({ module: z.string().trim().min(1).max(200) }),
  output: z.object({ archived: z.int() }),
  http: { method: 'PUT', path: '/web/brand-kit-modules/{module}/requests/archive' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  invalidates: [...moduleReads],
  summary: ({ archived }) => `${count(archived, 'request is', 'requests are')} archived.`,
});
