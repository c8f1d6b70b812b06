import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { exportSummary, fulfillmentReport, reportExport, reportFormat } from './export.ts';
import { reportPeriod } from './period.ts';

export const exportFulfillmentReport = declareOperation({
  name: 'export_fulfillment_report',
  area: 'fulfillment',
  title: 'Export a fulfillment report',
  description:
    'Starts writing the outbound, returns or fulfillment financial report of a period (the last 30 days if none is given) to a CSV or PDF file. Runs in the background; get_fulfillment_report_export says how far it is and where the file is. The financials of orders are start_financial_export; the list of returns with all its columns is export_returns.',
  examples: [
    'Export the outbound report as PDF',
    'download the returns report for October as CSV',
    'give me the fulfillment financial report as a PDF',
    'export the outbound report of last month',
  ],
  input: z.object({
    report: field(fulfillmentReport, {
      label: 'Report',
      words: ['report'],
      valueWords: {
        OUTBOUND: [
          'outbound report',
          'outbound',
          'outgoing',
          'shipments report',
          'shipping report',
          'shipments',
        ],
        RETURNS: ['returns report', 'return report', 'returns'],
        FINANCIAL: [
          'fulfillment financial report',
          'financial report',
          'fulfillment financials',
          'fulfillment costs',
          'financial',
        ],
      },
      question: 'Which report: outbound, returns or financial?',
    }),
    format: field(reportFormat, {
      label: 'Format',
      words: ['format', 'as'],
      // Three letters alone are too short to be taken for a value wherever they occur.
      valueWords: {
        CSV: ['as csv', 'a csv', 'in csv', 'to csv', 'csv file', 'csv of', 'spreadsheet', 'excel'],
        PDF: ['as pdf', 'a pdf', 'in pdf', 'to pdf', 'pdf file', 'pdf of', 'pdf format', 'printable'],
      },
    }).default('CSV'),
    ...reportPeriod,
  }),
  output: reportExport,
  http: { method: 'POST', path: '/web/fulfillment-reports/export-job', status: 202 },
  access: mayAct,
  effect: 'write',
  card: 'report_export',
  offered: true,
  errors: ['feature_blocked'],
  related: ['get_fulfillment_report_export', 'get_outbound_report', 'get_returns_report'],
  invalidates: ['get_fulfillment_report_export'],
  summary: exportSummary,
});
