import { useState } from 'react';

/** Keys of chosen rows, as tables and rows take them. */
export interface Selection {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Chosen rows of a list; those that a filter or page hides are not acted on. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen,
    onChange: setChosen,
    rows: rows.filter((row) => chosen.has(keyOf(row))),
    clear: () => setChosen(new Set()),
  };
}
