import { OperationError } from '@brandwright/contract';
import { count, listWords } from '@brandwright/contract/returns/words.ts';
import type { ReturnReason } from '@brandwright/contract/returns/enums.ts';
import { singular } from '@brandwright/language/words/stems.ts';
import { noneNamed, notFound, pickNamed, type NamedRows } from '../kernel/records/resolve-record.ts';
import type { LineFacts, OrderFacts } from './order-facts.ts';

export interface ChosenLine {
  line: LineFacts;
  quantity: number;
  reason: ReturnReason;
}

export interface Wish {
  part?: 'EVERYTHING' | undefined;
  lineItemId?: string | undefined;
  item?: string | undefined;
  quantity?: number | undefined;
  lines?: readonly { lineItemId: string; quantity: number; reason?: ReturnReason | undefined }[] | undefined;
  reason?: ReturnReason | undefined;
}

const lineName = ({ title, variant }: Pick<LineFacts, 'title' | 'variant'>) =>
  variant ? `${title} (${variant})` : title;

/** Whether words name a line: all of them stand in its title, variant or SKU, in either number. */
export function lineHasWords(line: Pick<LineFacts, 'title' | 'variant' | 'sku'>, said: string): boolean {
  const text = `${line.title} ${line.variant ?? ''} ${line.sku ?? ''}`.toLowerCase();
  const words = said.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  const telling = words.filter((word) => !/^(?:the|a|an|my|her|his|their|one|of)$/.test(word));
  return telling.length > 0 && telling.every((word) => text.includes(singular(word)));
}

/** The lines and units that a wish names. Errors: bad_input, conflict and not_found say what can come back. */
export function chooseLines(facts: OrderFacts, wish: Wish): ChosenLine[] {
  const { orderNumber } = facts.order;
  const reason = wish.reason ?? 'OTHER';
  if (wish.lines) {
    if (new Set(wish.lines.map(({ lineItemId }) => lineItemId)).size < wish.lines.length)
      throw new OperationError('bad_input', 'List each item only once.');
    return wish.lines.map((one) => {
      const line = facts.lines.find(({ id }) => id === one.lineItemId);
      if (!line) throw notFound(lineKind(orderNumber), 'with that id');
      return unitsOf(facts, line, one.quantity, one.reason ?? reason);
    });
  }
  if (wish.part === 'EVERYTHING') {
    if (wish.item !== undefined || wish.lineItemId !== undefined || wish.quantity !== undefined)
      throw new OperationError('bad_input', 'Is everything coming back, or only one item? Choose one.');
    return facts.lines
      .filter(({ returnable }) => returnable > 0)
      .map((line) => ({ line, quantity: line.returnable, reason }));
  }
  return [unitsOf(facts, lineOf(facts, wish), wish.quantity, reason)];
}

const lineKind = (orderNumber: number): NamedRows<LineFacts> => ({
  called: { noun: `item of order #${orderNumber}`, plural: `items of order #${orderNumber}` },
  nameOf: ({ title }) => title,
  alsoCalled: ({ sku }) => sku,
  labelOf: lineName,
  likeness: (line, said) => (lineHasWords(line, said) ? 1 : 0),
  lookUp: 'Say which one.',
});

function lineOf({ order, lines }: OrderFacts, { lineItemId, item }: Wish): LineFacts {
  const kind = lineKind(order.orderNumber);
  const open = lines.filter(({ returnable }) => returnable > 0);
  const said = lineItemId ?? item;
  if (said === undefined) {
    const [only, ...others] = open;
    if (only && others.length === 0) return only;
    throw new OperationError(
      'bad_input',
      `What’s coming back from order #${order.orderNumber}: ${listWords(open.map(lineName), 20, 'or')}, or everything?`,
      [{ path: 'item', message: 'Give its title, variant or SKU.' }],
    );
  }
  const byId = lines.find(({ id }) => id === said.toLowerCase());
  const found = byId ?? pickNamed(open, kind, said) ?? pickNamed(lines, kind, said);
  if (found) return found;
  throw item === undefined ? notFound(kind, 'with that id') : noneNamed(kind, said, lines);
}

function unitsOf(
  { order, openHandle }: OrderFacts,
  line: LineFacts,
  quantity: number | undefined,
  reason: ReturnReason,
): ChosenLine {
  const onOrder = `${lineName(line)} on order #${order.orderNumber}`;
  if (line.fulfilledQuantity === 0)
    throw new OperationError(
      'bad_transition',
      `${onOrder} hasn’t shipped, so it can’t be returned. Cancel the item instead.`,
    );
  if (line.isPaidBack)
    throw new OperationError(
      'conflict',
      `${onOrder} is already refunded, so it can’t be refunded again. Nothing was created.`,
    );
  if (line.returnable === 0)
    throw new OperationError(
      'conflict',
      `${onOrder} is already in a return${openHandle === null ? '' : ` (${openHandle})`}. Nothing was created.`,
    );
  const units = quantity ?? line.returnable;
  if (units <= line.returnable) return { line, quantity: units, reason };
  const before =
    line.returned === 0 ? '' : ` and ${line.returned === 1 ? '1 is' : `${line.returned} are`} in a return`;
  throw new OperationError(
    'bad_input',
    `Only ${count(line.returnable, 'unit')} of ${onOrder} can be returned: ${line.fulfilledQuantity} shipped${before}.`,
    [{ path: 'quantity', message: `At most ${line.returnable}.` }],
  );
}
