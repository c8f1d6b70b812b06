import { OperationError } from '@brandwright/contract';
import { count } from '@brandwright/contract/catalog/words.ts';
import type { BadRow } from './file-product.ts';

/** A product of a shop has no line. */
export const rowWords = ({ line, product, message }: BadRow) =>
  line === 0
    ? `${product ?? 'A product'}: ${message}`
    : `line ${line}${product ? ` (${product})` : ''}: ${message}`;

/** Refuses an import because of its bad rows, with the first of them in words. */
export function refuseBadRows(
  { badRows, badProducts }: { badRows: readonly BadRow[]; badProducts: number },
  hint: string,
): never {
  const shown = badRows.slice(0, 5).map(rowWords).join('; ');
  const more = badRows.length > 5 ? `; and ${count(badRows.length - 5, 'more bad row')}` : '';
  throw new OperationError(
    'bad_input',
    `Nothing was imported: ${count(badProducts, 'product')} ${badProducts === 1 ? 'has' : 'have'} bad rows. ${shown}${more}. ${hint}`,
    badRows
      .slice(0, 50)
      .map((row) => ({ path: row.column ?? 'handle', message: row.message, line: row.line })),
  );
}
