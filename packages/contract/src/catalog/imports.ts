import { z } from 'zod';
import { amountMinor, field, untrustedText } from '../kernel/fields.ts';
import { count, money } from './words.ts';

const badRow = z.object({
  /** Line of the file, the header being 1; 0 for a product of a connected shop. */
  line: z.int(),
  /** The product it belongs to, as the file names it. */
  product: untrustedText().nullable(),
  column: z.string().nullable(),
  message: z.string(),
  /** What stood there. */
  value: untrustedText().nullable(),
});

/** What a product file holds, before anything is written. */
export const productImportCheck = z.object({
  kind: z.literal('CHECK'),
  fileId: field(z.uuid(), { ref: 'file' }),
  fileName: z.string(),
  lines: z.int(),
  newProducts: z.int(),
  /** Products that are here already, by handle and SKU, and would be brought up to date. */
  updatedProducts: z.int(),
  newSkus: z.int(),
  updatedSkus: z.int(),
  /** SKUs without a code, for which one would be made. */
  madeCodes: z.int(),
  /** Units that new SKUs bring into stock; stock of those that are here stays as it is. */
  units: z.int(),
  highestPriceMinor: amountMinor(),
  currency: z.string(),
  badProducts: z.int(),
  badRows: z.array(badRow),
  moreBadRows: z.int(),
});
export type ProductImportCheck = z.output<typeof productImportCheck>;

/** An import that was started: how far it is, and what it did. */
export const productImport = z.object({
  kind: z.literal('IMPORT'),
  id: field(z.uuid(), { ref: 'job' }),
  status: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']),
  progressPercent: z.int(),
  fileName: z.string(),
  createdProducts: z.int(),
  updatedProducts: z.int(),
  createdSkus: z.int(),
  updatedSkus: z.int(),
  skippedProducts: z.int(),
  failure: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type ProductImport = z.output<typeof productImport>;

export const whichProductFile = field(z.uuid(), {
  ref: 'file',
  words: ['file', 'attached', 'this', 'these', 'csv'],
  question: "Please attach Shopify's product export (CSV).",
  label: 'File',
});

export function importWords(output: ProductImport): string {
  if (output.status === 'FAILED')
    return `The import of ${output.fileName} failed: ${output.failure ?? 'there was an error.'}`;
  if (output.status !== 'DONE')
    return `${output.fileName} is being imported, ${output.progressPercent}% so far. The products appear when it is done.`;
  const skipped =
    output.skippedProducts > 0 ? ` ${count(output.skippedProducts, 'product')} with bad rows left out.` : '';
  return `Imported ${output.fileName}: ${count(output.createdProducts, 'new product')} and ${count(output.updatedProducts, 'product')} brought up to date, ${count(output.createdSkus, 'new SKU')}.${skipped}`;
}

export function checkWords(output: ProductImportCheck): string {
  const bad =
    output.badProducts > 0
      ? ` ${count(output.badProducts, 'product')} can’t be imported: ${output.badRows
          .slice(0, 3)
          .map((row) => `line ${row.line}, ${row.message}`)
          .join('; ')}${output.badRows.length + output.moreBadRows > 3 ? ' and more' : ''}.`
      : '';
  const known =
    output.updatedProducts > 0
      ? ` ${count(output.updatedProducts, 'product')} are here already and would be brought up to date; their stock stays as it is.`
      : '';
  const dearest =
    output.newProducts > 0 ? `, the dearest at ${money(output.highestPriceMinor, output.currency)}` : '';
  return `${output.fileName} has ${count(output.newProducts, 'new product')} with ${count(output.newSkus, 'SKU')}${dearest}.${known}${bad}`;
}
