import type { ListColumn } from '@brandwright/contract/store/list-views/entities.ts';

interface Keyed {
  key: string;
}

export interface ArrangedColumn<Column extends Keyed> {
  column: Column;
  isShown: boolean;
}

/**
 * A table's columns as a person chose them. The first column opens the record, so it stays first and shown; a column that
 * came after the choice was made is shown behind its neighbor of the table's own order.
 */
export function arrange<Column extends Keyed>(
  columns: readonly Column[],
  chosen: readonly ListColumn[] | null,
): ArrangedColumn<Column>[] {
  const [first, ...others] = columns;
  if (!first) return [];
  const arranged = (chosen ?? []).flatMap(({ key, isShown }) => {
    const column = others.find((one) => one.key === key);
    return column ? [{ column, isShown }] : [];
  });
  for (const [at, column] of others.entries()) {
    if (arranged.some((one) => one.column.key === column.key)) continue;
    const neighbor = others[at - 1];
    arranged.splice(arranged.findIndex((one) => one.column === neighbor) + 1, 0, { column, isShown: true });
  }
  return [{ column: first, isShown: true }, ...arranged];
}

/** What is kept of an arrangement; null where it is the table's own. */
export function choiceOf<Column extends Keyed>(
  arranged: readonly ArrangedColumn<Column>[],
  columns: readonly Column[],
): ListColumn[] | null {
  const isOwn = arranged.every(({ column, isShown }, at) => isShown && column.key === columns[at]?.key);
  return isOwn ? null : arranged.map(({ column, isShown }) => ({ key: column.key, isShown }));
}

/** The arrangement with the column at `from` in the place `to`; nothing goes before the first. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  const place = Math.min(Math.max(to, 1), items.length - 1);
  return [...rest.slice(0, place), ...items.slice(from, from + 1), ...rest.slice(place)];
}
