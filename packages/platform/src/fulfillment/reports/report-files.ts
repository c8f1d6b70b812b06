import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { csvLine, decimal } from '../../kernel/data/csv.ts';
import { drawPdf } from '../../kernel/data/pdf-file.ts';
import { paintTable, plainText } from '../packing/paint-table.ts';
import type { ReportContent } from './report-content.ts';

/** A line for each row, then the totals. Money as plain decimals. */
export function reportCsv({ columns, rows, totals }: ReportContent): Buffer {
  const lines = [
    csvLine(columns.map(({ title }) => title)),
    ...rows.map((row) =>
      csvLine(
        row.map((cell, at) => (columns[at]?.isMoney && typeof cell === 'number' ? decimal(cell) : cell)),
      ),
    ),
    csvLine([]),
    ...totals.map(({ label, value }) => csvLine([label, value])),
  ];
  // Excel takes a file for UTF-8 only when it begins with a byte order mark.
  return Buffer.from(`\uFEFF${lines.join('')}`, 'utf8');
}

/** The totals, then the table over as many pages as it needs. */
export const reportPdf = (
  { columns, rows, totals, currency }: ReportContent,
  { title, period, at }: { title: string; period: string; at: Date },
): Promise<Buffer> =>
  drawPdf({ at, size: 'LETTER', layout: 'landscape', margin: 40, info: { Title: title } }, (document) => {
    document.addPage().font('Helvetica-Bold').fontSize(18).text(plainText(title));
    document.font('Helvetica').fontSize(11).text(plainText(period)).moveDown(0.5);
    for (const { label, value } of totals) document.text(plainText(`${label}: ${value}`));
    document.moveDown();
    if (rows.length === 0) document.text('Nothing in this period.');
    else
      paintTable(document, {
        columns,
        fontSize: 8,
        rows: rows.map((row) =>
          row.map((cell, at) => {
            if (cell === null) return '';
            return columns[at]?.isMoney && typeof cell === 'number'
              ? formatMoney(cell, currency)
              : String(cell);
          }),
        ),
      });
  });
