import { nestRows, rowsOf, textOf, type ReadSchedule, type ScheduleRow } from './read-schedule.ts';

/** Chapters 98 and 99 hold special provisions and additional duties, not products. */
const isProduct = ({ htsno }: ScheduleRow) => !/^9[89]/.test(htsno ?? '');

/** The official export with what names and rates a product only: one row a line, columns by tabs, nested by indent. */
export function slimRows(json: string): string {
  const rows = rowsOf(json);
  const end = rows.findIndex((row) => !isProduct(row));
  return rows
    .slice(0, end === -1 ? rows.length : end)
    .map((row) =>
      [
        row.htsno ?? '',
        row.indent,
        textOf(row.description),
        textOf(row.general),
        textOf(row.special),
        textOf(row.other),
        (row.units ?? []).map(textOf).join('|'),
        notesOf(row).join('|'),
      ]
        .join('\t')
        .replace(/\t+$/, ''),
    )
    .join('\n');
}

/** Headings of chapter 99 that the general column's footnotes name. */
const notesOf = ({ footnotes }: ScheduleRow): string[] =>
  (footnotes ?? [])
    .filter(({ columns }) => columns?.includes('general'))
    .flatMap(({ value }) => [...(value ?? '').matchAll(/99\d\d\.\d\d\.\d\d/g)].map(([heading]) => heading));

/** Reads what `slimRows` wrote. */
export function readSlimSchedule(text: string): ReadSchedule {
  return nestRows(
    text.split('\n').map((line): ScheduleRow => {
      const [htsno, indent, description, general, special, other, units, notes] = line.split('\t');
      return {
        htsno,
        indent: Number(indent),
        description,
        general,
        special,
        other,
        units: units ? units.split('|') : [],
        footnotes: notes ? [{ columns: ['general'], value: notes }] : [],
      };
    }),
  );
}
