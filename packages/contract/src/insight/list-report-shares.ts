import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count, dayWords, listWords } from '../kernel/words.ts';
import { reportShare } from './report-share.ts';

export const listReportShares = declareOperation({
  name: 'list_report_shares',
  area: 'insight',
  title: 'Shared reports',
  description:
    'Lists the public links to reports, open ones first, with who created them and when they expire.',
  examples: [
    'Which reports are shared?',
    'show the public links to our reports',
    'who can see our reports from outside?',
  ],
  input: z.object({}),
  output: z.object({ shares: z.array(reportShare) }),
  http: { method: 'GET', path: '/web/insight/shares' },
  access: { ...mayRead, flag: 'analytics' },
  effect: 'read',
  card: 'report_shares',
  offered: true,
  errors: ['feature_blocked'],
  related: ['share_report', 'revoke_report_share'],
  summary: ({ shares }) => {
    const open = shares.filter(({ isOpen }) => isOpen);
    if (open.length === 0) return 'No reports are shared.';
    return `${count(open.length, 'report')} shared: ${listWords(
      open.map(({ title, expiresAt }) => `${title} until ${dayWords(expiresAt)}`),
      5,
    )}.`;
  },
});
