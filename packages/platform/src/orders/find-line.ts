import { OperationError } from '@brandwright/contract';
import { listWords } from '@brandwright/contract/orders/words.ts';
import type { LineRecord } from './find-order.ts';
import { lineHas } from './order-rules.ts';
import { openUnits } from './rules.ts';

/**
 * The line that an id, or words of its title, variant or SKU, name. With neither, the only line there is.
 * Errors: not_found and bad_input name the lines to choose from.
 */
export function findLine(
  orderNumber: number,
  lines: readonly LineRecord[],
  named: { lineItemId?: string | undefined; item?: string | undefined },
): LineRecord {
  const choices = listWords(
    lines.map((line) => called(line)),
    20,
  );
  if (named.lineItemId !== undefined) {
    const line = lines.find((one) => one.id === named.lineItemId?.toLowerCase());
    if (line) return line;
    throw new OperationError('not_found', `That item isn’t on order #${orderNumber}. It has: ${choices}.`);
  }
  const item = named.item;
  const found =
    item === undefined ? [...lines] : lines.filter((line) => line.id === item || lineHas(line, item));
  const open = found.filter((line) => openUnits(line) > 0);
  const [only, ...others] = open.length > 0 ? open : found;
  if (!only)
    throw new OperationError(
      'not_found',
      `No item “${item}” is on order #${orderNumber}. It has: ${choices}.`,
    );
  if (others.length === 0) return only;
  const which = listWords(
    [only, ...others].map((line) => called(line)),
    20,
  ).replace(/ and (?=[^,]*$)/, ' or ');
  throw new OperationError('bad_input', `Which item of order #${orderNumber}: ${which}?`, [
    { path: 'item', message: 'Matches more than one item.' },
  ]);
}

const called = (line: LineRecord) => (line.variant ? `${line.title} (${line.variant})` : line.title);
