import type { ShopOrder, ShopOrderLine } from '@brandwright/providers';
import type { CancelUnits } from '../money.ts';
import type { LineRecord } from '../find-order.ts';
import { openUnits } from '../rules.ts';
import type { LineInShop, SaidByShop } from './tables.ts';

/** What the shop took off an order and put on it since it last said. */
export interface Edits {
  removed: CancelUnits[];
  /** Units that were taken off there though they had left here. */
  removedTooLate: number;
  added: { there: ShopOrderLine; units: number }[];
}

/** Units of a line that are on the order now, shipped or not. */
export const unitsNow = ({ quantity, removedQuantity }: ShopOrderLine) =>
  Math.max(0, quantity - removedQuantity);

interface Known {
  lines: readonly LineRecord[];
  row: { lines: readonly LineInShop[]; said: SaidByShop };
  incoming: ShopOrder;
}

/** Our lines that are one of the shop's: what was added to it later is a line of its own here. */
export const oursOf = ({ lines, row }: Pick<Known, 'lines' | 'row'>, externalId: string): LineRecord[] => {
  const ids = new Set(
    row.lines.filter((line) => line.externalId === externalId).map(({ lineItemId }) => lineItemId),
  );
  return lines.filter(({ id }) => ids.has(id));
};

/**
 * Compares what the shop says with what it said last: units that were canceled here are not added again because the shop, which
 * isn't told of cancellations, still has them. Of an order from before that was kept nothing counts as added.
 */
export function editsOf(known: Known): Edits {
  const { row, incoming } = known;
  const edits: Edits = { removed: [], removedTooLate: 0, added: [] };
  for (const there of incoming.lines) {
    const said = row.said.units;
    const units = said === undefined ? 0 : unitsNow(there) - (said[there.id] ?? 0);
    if (units > 0) edits.added.push({ there, units });
  }
  for (const externalId of new Set(row.lines.map((line) => line.externalId)))
    takeOff(known, externalId, edits);
  return edits;
}

function takeOff(known: Known, externalId: string, edits: Edits): void {
  const ours = oursOf(known, externalId);
  const there = known.incoming.lines.find(({ id }) => id === externalId);
  const sum = (pick: (line: LineRecord) => number) => ours.reduce((total, line) => total + pick(line), 0);
  const gone = sum((line) => line.quantity - line.canceledQuantity) - (there ? unitsNow(there) : 0);
  // One that was refunded after it shipped is off the order there too, but takes none that is open here.
  let left = Math.max(0, Math.min(gone, sum(openUnits) - (there?.unfulfilledQuantity ?? 0)));
  // Told once: what is there now is what the shop said last the next time.
  const said = known.row.said.units;
  const isNews = said === undefined || (there ? unitsNow(there) : 0) < (said[externalId] ?? 0);
  if (isNews)
    edits.removedTooLate += Math.max(0, sum((line) => line.fulfilledQuantity) - (there?.quantity ?? 0));
  // What was added last goes first.
  for (const line of [...ours].reverse()) {
    const units = Math.min(left, openUnits(line));
    if (units > 0) edits.removed.push({ lineId: line.id, units });
    left -= units;
  }
}
