import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { dataExport, exportWords, mayExportStore } from './data-export.ts';

export const exportStoreData = declareOperation({
  name: 'export_store_data',
  area: 'store',
  title: 'Export everything',
  description:
    'Packs all of the store’s data (every table as CSV, and its files) into one ZIP file in the background. Only the owner can. Passwords, tokens and keys are left out. Single lists have exports of their own, such as export_products or export_returns.',
  examples: [
    'Export everything',
    'download all the data of my store',
    'I want a full backup of our store',
    'give me all our data as a zip',
  ],
  input: z.object({}),
  output: dataExport,
  http: { method: 'POST', path: '/web/account/data-export', status: 202 },
  access: mayExportStore,
  effect: 'write',
  card: 'data_export',
  offered: true,
  errors: ['conflict'],
  related: ['get_store_data_export'],
  invalidates: ['get_store_data_export'],
  toModel: ({ url: _url, ...shown }) => shown,
  summary: exportWords,
});
