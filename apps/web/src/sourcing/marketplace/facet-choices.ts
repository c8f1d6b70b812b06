interface FacetRows<Row> {
  rows: readonly Row[];
  /** How many results a choice would give; undefined while they are counted. */
  countOf: (row: Row) => number | undefined;
  isChosen: (row: Row) => boolean;
}

export interface FacetChoice<Row> {
  row: Row;
  count: number | undefined;
  isChosen: boolean;
}

/** The choices of a filter in their own order: what is chosen first, what would give nothing last. */
export function facetChoices<Row>({ rows, countOf, isChosen }: FacetRows<Row>): FacetChoice<Row>[] {
  const place = ({ count, isChosen }: FacetChoice<Row>) => (isChosen ? 0 : count === 0 ? 2 : 1);
  return rows
    .map((row) => ({ row, count: countOf(row), isChosen: isChosen(row) }))
    .sort((a, b) => place(a) - place(b));
}
