import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { dataExport, exportWords, mayExportStore } from './data-export.ts';

export const getStoreDataExport = declareOperation({
  name: 'get_store_data_export',
  area: 'store',
  title: 'The export of everything',
  description:
    'The status of the newest export of all of the store’s data, and where its file is while it can be downloaded. To start a new one use export_store_data.',
  examples: [
    'Is my data export ready?',
    'where is the export of everything?',
    'how far is the full export of our store?',
  ],
  input: z.object({}),
  output: dataExport,
  http: { method: 'GET', path: '/web/account/data-export' },
  access: mayExportStore,
  effect: 'read',
  card: 'data_export',
  offered: true,
  errors: ['not_found'],
  related: ['export_store_data'],
  toModel: ({ url: _url, ...shown }) => shown,
  summary: exportWords,
});
