import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { receivingDetail } from './entities.ts';
import { snField } from './fields.ts';
import { receivingWords } from './say.ts';

export const getReceiving = declareOperation({
  name: 'get_receiving',
  area: 'fulfillment',
  title: 'Receiving',
  description:
    'Opens one inbound shipment to the fulfillment partner: its lines, what was counted, what is missing or broken, and the photos.',
  examples: [
    'Open RCV-1001',
    'did the gift boxes reach the warehouse?',
    'what is missing in the last receiving?',
    'how many arrived of RCV-1002?',
  ],
  input: z.object({ sn: snField() }),
  output: receivingDetail,
  http: { method: 'GET', path: '/web/receivings/{sn}' },
  access: mayRead,
  effect: 'read',
  card: 'receiving',
  offered: true,
  errors: ['not_found'],
  related: ['receive_receiving', 'update_receiving', 'list_receivings', 'get_purchase_item', 'get_stock'],
  summary: receivingWords,
});
