import { sql, type SQL } from 'drizzle-orm';

/** So wide is a cell of whole values: enough customers are in each, and few enough cells. */
export const cellOf = (value: SQL): SQL => sql`${value} / 1000`;

/**
 * Of a value of all rows of `per` in order, the one after so many others, as the only row of `cut`; none where there are no more. Its cell, which
 * may be of the value rounded down, comes first, then its place among those of the cell: to sort all of them takes longer. `after` is of
 * the number of `everyone`.
 */
export const valueAfter = (value: SQL, cell: SQL, after: SQL): SQL => sql`
  cells as (select ${cell} as cell, count(*) as times from per group by 1),
  runs as (select cell, times, sum(times) over (order by cell) - times as before, sum(times) over () as everyone from cells),
  places as materialized (select cell, (${after} - before)::bigint as further from runs where before <= ${after} and ${after} < before + times),
  cut as materialized (select ${value} as value from per where ${cell} = (select cell from places)
    order by 1 offset (select further from places) limit 1)`;
