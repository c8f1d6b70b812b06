import { OperationError } from '@brandwright/contract';
import { listWords } from '@brandwright/contract/kernel/words.ts';
import { noneNamed, notFound, pickNamed, type NamedRows } from '../kernel/records/resolve-record.ts';
import type { LineRecord } from './find-order.ts';
import { lineHas } from './order-rules.ts';
import { openUnits } from './rules.ts';

/**
 * The line that an id, or words of its title, variant or SKU, name; those that `isFirst`, mostly the ones with units to
 * ship or cancel, before the others.
 * With neither, the only line there is. Errors: not_found, conflict and bad_input name the lines to choose from.
 */
export function findLine(
  orderNumber: number,
  lines: readonly LineRecord[],
  named: { lineItemId?: string | undefined; item?: string | undefined },
  isFirst: (line: LineRecord) => boolean = (line) => openUnits(line) > 0,
): LineRecord {
  const kind: NamedRows<LineRecord> = {
    called: { noun: `item of order #${orderNumber}`, plural: `items of order #${orderNumber}` },
    nameOf: ({ title }) => title,
    alsoCalled: ({ sku }) => sku,
    labelOf: called,
    likeness: (line, said) => (lineHas(line, said) ? 1 : 0),
    lookUp: 'Say which one.',
  };
  const open = lines.filter(isFirst);
  const said = named.lineItemId ?? named.item;
  if (said === undefined) {
    const choices = open.length > 0 ? open : lines;
    const [only, ...others] = choices;
    if (only && others.length === 0) return only;
    const which = listWords(choices.map(called), 20, 'or');
    throw new OperationError('bad_input', `Which item of order #${orderNumber}: ${which}?`, [
      { path: 'item', message: 'Give its title, variant or SKU.' },
    ]);
  }
  const byId = lines.find(({ id }) => id === said.toLowerCase());
  const found = byId ?? pickNamed(open, kind, said) ?? pickNamed(lines, kind, said);
  if (found) return found;
  throw named.item === undefined ? notFound(kind, 'with that id') : noneNamed(kind, said, lines);
}

const called = (line: LineRecord) => (line.variant ? `${line.title} (${line.variant})` : line.title);
