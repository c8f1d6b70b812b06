import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count, listWords } from '../../kernel/words.ts';
import { receivingStatus } from '../../purchasing/enums.ts';
import { receiving } from './entities.ts';
import { receivingState, receivingStateLabels, receivingStateWords } from './enums.ts';
import { destinationField } from './fields.ts';
import { receivingLineWords } from './say.ts';

const shownToModel = 15;

export const listReceivings = declareOperation({
  name: 'list_receivings',
  area: 'fulfillment',
  title: 'Receivings',
  description:
    'Lists inbound shipments to the fulfillment partner, those still to come first: what is in each, its status and what was counted. For purchases from suppliers use list_purchase_items; for customer orders use list_orders.',
  examples: [
    'Show my receivings',
    'what is on its way to the warehouse?',
    'which inbound shipments are waiting to be counted?',
    'which receivings were short?',
  ],
  input: z.object({
    status: field(receivingState, {
      label: 'Status',
      words: ['status'],
      valueWords: receivingStateWords,
    }).optional(),
    receivingStatus: field(receivingStatus, {
      label: 'Counted',
      valueWords: {
        NONE: ['nothing counted'],
        PARTIAL: ['partly received', 'partially received', 'partly counted', 'incomplete'],
        RECEIVED: ['fully received', 'complete', 'completely received'],
      },
    }).optional(),
    destination: destinationField().optional(),
    hasDifference: field(z.boolean(), {
      label: 'With differences',
      valueWords: {
        true: [
          'with differences',
          'with a discrepancy',
          'with discrepancies',
          'short',
          'came broken',
          'with broken units',
        ],
        false: ['without differences'],
      },
    }).optional(),
    search: field(z.string().trim().min(1).max(100), {
      sense: 'search_words',
      label: 'Search',
      words: ['with', 'containing'],
    })
      .describe('Words of the number, items, carrier or tracking number; all must occur.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(receiving),
    /** Receivings of each status. */
    counts: z.record(receivingState, z.int()),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/receivings' },
  access: mayRead,
  effect: 'read',
  card: 'receivings',
  offered: true,
  errors: [],
  related: ['get_receiving', 'create_receiving', 'receive_receiving'],
  toModel: ({ rows, total, counts }) => ({ rows: rows.slice(0, shownToModel), counts, total }),
  summary: ({ rows, total }, { status, hasDifference }) => {
    const which = [
      status ? ` (${receivingStateLabels[status].toLowerCase()})` : '',
      hasDifference ? ' with differences' : '',
    ].join('');
    if (total === 0) return which === '' ? 'No receivings yet.' : `No receivings${which}.`;
    return `${count(total, 'receiving')}${which}: ${listWords(rows.map(receivingLineWords), 4)}.`;
  },
});
