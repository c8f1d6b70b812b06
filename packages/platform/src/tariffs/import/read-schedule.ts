import { z } from 'zod';

const row = z.object({
  htsno: z.string().nullish(),
  indent: z.coerce.number().int().min(0).max(30),
  description: z.string().nullish(),
  units: z.array(z.string().nullish()).nullish(),
  general: z.string().nullish(),
  special: z.string().nullish(),
  other: z.string().nullish(),
  footnotes: z
    .array(z.object({ columns: z.array(z.string()).nullish(), value: z.string().nullish() }))
    .nullish(),
});

export interface ScheduleLine {
  digits: string;
  description: string;
  fullDescription: string;
  general: string;
  special: string;
  column2: string;
  units: string[];
  headings: string[];
  ratesFrom: string | null;
  hasRate: boolean;
}

export interface ReadSchedule {
  lines: ScheduleLine[];
  /** Rows in the file, unnumbered ones included. */
  rowCount: number;
  /** Unnumbered rows, folded into the descriptions of the lines below them. */
  headingCount: number;
  inheritedCount: number;
}

interface Level {
  indent: number;
  description: string;
  line: ScheduleLine | null;
}

export type ScheduleRow = z.output<typeof row>;

/** Words of a cell without markup. */
export const textOf = (text: string | null | undefined): string =>
  (text ?? '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Rows of the official export. Throws with the row's number when a row is not of the export's form. */
export function rowsOf(text: string): ScheduleRow[] {
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows)) throw new Error('The schedule must be a JSON array of rows.');
  return rows.map((raw, position) => {
    const parsed = row.safeParse(raw);
    if (parsed.success) return parsed.data;
    throw new Error(
      `Row ${position + 1} of the schedule is not of the export's form: ${parsed.error.issues[0]?.path.join('.') ?? ''} ${parsed.error.issues[0]?.message ?? ''}`,
    );
  });
}

/** Reads the official export. */
export const readSchedule = (text: string): ReadSchedule => nestRows(rowsOf(text));

/**
 * Rows in the schedule's order, nested by indent. Unnumbered rows ("Other:") only carry words; a line without rates of its
 * own takes those of the nearest numbered line above it.
 */
export function nestRows(rows: readonly ScheduleRow[]): ReadSchedule {
  const byDigits = new Map<string, ScheduleLine>();
  const levels: Level[] = [];
  let headingCount = 0;
  let inheritedCount = 0;
  for (const given of rows) {
    while ((levels.at(-1)?.indent ?? -1) >= given.indent) levels.pop();
    const description = textOf(given.description).replace(/:$/, '');
    const digits = (given.htsno ?? '').replaceAll('.', '').trim();
    if (!/^\d{4,10}$/.test(digits)) {
      headingCount += 1;
      levels.push({ indent: given.indent, description, line: null });
      continue;
    }
    const parent = levels.findLast(({ line }) => line !== null)?.line ?? null;
    const line = lineOf(given, digits, [...levels.map((level) => level.description), description], parent);
    if (line.ratesFrom) inheritedCount += 1;
    byDigits.set(digits, line);
    levels.push({ indent: given.indent, description, line });
  }
  return { lines: [...byDigits.values()], rowCount: rows.length, headingCount, inheritedCount };
}

function lineOf(
  given: ScheduleRow,
  digits: string,
  path: string[],
  parent: ScheduleLine | null,
): ScheduleLine {
  const own = {
    general: textOf(given.general),
    special: textOf(given.special),
    column2: textOf(given.other),
  };
  const isOwn = own.general !== '' || own.column2 !== '';
  const heir = !isOwn && parent?.hasRate && digits.startsWith(parent.digits.slice(0, 8)) ? parent : null;
  const headings = (given.footnotes ?? [])
    .filter(({ columns }) => columns?.includes('general'))
    .flatMap(({ value }) => [...(value ?? '').matchAll(/99\d\d\.\d\d\.\d\d/g)].map((match) => match[0]));
  return {
    digits,
    description: path.at(-1) ?? '',
    fullDescription: path.filter(Boolean).join(' › '),
    general: heir?.general ?? own.general,
    special: heir?.special ?? own.special,
    column2: heir?.column2 ?? own.column2,
    units: (given.units ?? []).map(textOf).filter(Boolean),
    headings: headings.length > 0 ? [...new Set(headings)] : (heir?.headings ?? []),
    ratesFrom: heir ? (heir.ratesFrom ?? heir.digits) : null,
    hasRate: isOwn || heir !== null,
  };
}
