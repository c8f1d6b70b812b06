import { z } from 'zod';
import { instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { reportResult } from './report-result.ts';

export const getSharedReport = declareOperation({
  name: 'get_shared_report',
  area: 'insight',
  title: 'Shared report',
  description: 'A report as anyone with its public link sees it. No login needed.',
  examples: ['Open the shared report behind this link'],
  input: z.object({ id: z.uuid() }),
  output: z.object({ storeName: z.string(), expiresAt: instant(), content: reportResult }),
  http: { method: 'GET', path: '/web/insight/shared/{id}' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'locked'],
  summary: ({ content }) => `${content.title}: ${content.finding}`,
});
