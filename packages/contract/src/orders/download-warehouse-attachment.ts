import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';

export const downloadWarehouseAttachment = declareOperation({
  name: 'download_warehouse_attachment',
  area: 'orders',
  title: 'Download a warehouse attachment',
  description:
    'Gives the address of a document attached to a wholesale order. Its id comes from get_order (wholesaleRequirements).',
  examples: ['Download the packing slip of wholesale order 9012'],
  input: z.object({ id: z.uuid() }),
  output: z.object({
    id: z.uuid(),
    name: z.string(),
    contentType: z.string(),
    url: z.string(),
    sizeBytes: z.int(),
  }),
  http: { method: 'GET', path: '/web/warehouse-attachments/{id}/download' },
  access: mayRead,
  effect: 'read',
  card: 'download',
  offered: false,
  errors: ['not_found'],
  summary: (output) => `${output.name} is ready to download.`,
});
