import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count, dayWords, listWords } from '../../kernel/words.ts';
import { vipOffer, vipRequest, vipStatus, vipStatusLabels } from './entities.ts';

export const listVipRequests = declareOperation({
  name: 'list_vip_requests',
  area: 'subscriptions',
  title: 'VIP requests',
  description:
    'Lists what this store asked Brandwright’s own people for, the newest first, and which kinds of help its sales or its plan have opened. Tickets to the warehouse are list_support_tickets.',
  examples: [
    'Show my VIP requests',
    'Which VIP requests are still open?',
    'What VIP help have I unlocked?',
    'Did anyone answer my VIP request?',
  ],
  input: z.object({
    status: field(vipStatus, {
      label: 'Status',
      words: ['status'],
      valueWords: {
        OPEN: ['open', 'still open', 'unanswered', 'waiting'],
        ANSWERED: ['answered', 'done', 'closed'],
        CANCELED: ['canceled', 'cancelled'],
      },
    }).optional(),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(vipRequest), offers: z.array(vipOffer), ...pageOutput }),
  http: { method: 'GET', path: '/web/vip-requests' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: [],
  related: ['create_vip_request', 'get_sales_stats'],
  summary: ({ rows, offers, total }, { status }) => {
    const open = offers.filter(({ isOpen }) => isOpen).map(({ label }) => label.toLowerCase());
    const may =
      open.length === 0
        ? 'Your first sale unlocks the first kind.'
        : `You can ask for: ${listWords(open, 9)}.`;
    if (total === 0)
      return status === undefined
        ? `You haven’t made any VIP requests yet. ${may}`
        : `No VIP requests are ${vipStatusLabels[status].toLowerCase()}.`;
    const lines = rows.map(
      (row) => `${row.label} (${vipStatusLabels[row.status].toLowerCase()}, ${dayWords(row.createdAt)})`,
    );
    return `${count(total, 'VIP request')}: ${listWords(lines, 4)}.`;
  },
});
