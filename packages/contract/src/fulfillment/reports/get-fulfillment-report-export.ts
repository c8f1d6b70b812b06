import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { exportSummary, reportExport } from './export.ts';

export const getFulfillmentReportExport = declareOperation({
  name: 'get_fulfillment_report_export',
  area: 'fulfillment',
  title: 'How far a report export is',
  description:
    'Says how far the export of a fulfillment report is and where its file is. The newest one when no id is given. The export of order financials is get_order_export.',
  examples: [
    'Is my fulfillment report ready?',
    'how far is the export of the outbound report?',
    'download the exported returns report',
  ],
  input: z.object({ id: field(z.uuid(), { ref: 'job', label: 'Export' }).optional() }),
  output: reportExport,
  http: {
    method: 'GET',
    path: '/web/fulfillment-reports/export-job/{id}',
    aliases: [{ method: 'GET', path: '/web/fulfillment-reports/export-job' }],
  },
  access: mayAct,
  effect: 'read',
  card: 'report_export',
  offered: true,
  errors: ['not_found', 'feature_blocked'],
  related: ['export_fulfillment_report'],
  summary: exportSummary,
});
