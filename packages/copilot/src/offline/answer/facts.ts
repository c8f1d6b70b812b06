import { formatMoney } from '@brandwright/contract';
import { isRecord } from '@brandwright/contract/kernel/is-record.ts';
import { countryName } from '@brandwright/language/values/countries.ts';
import { stem } from '@brandwright/language/words/stems.ts';
import { identifierWords } from '@brandwright/language/words/tokens.ts';
import type { SeenRecord, SeenResult } from '../ground/records/records.ts';

export type FactKind = 'money' | 'percent' | 'days' | 'date' | 'number' | 'flag' | 'text';

/** One value of what was shown, with the words that name it. */
export interface Fact {
  /** "estimated delivery", "unit price". */
  label: string;
  stems: readonly string[];
  kind: FactKind;
  value: string | number | boolean;
  /** As it is said. */
  said: string;
}

/** A thing that was shown, with its values. */
export interface FactRow {
  label: string;
  facts: readonly Fact[];
  record: SeenRecord | null;
  data: Readonly<Record<string, unknown>>;
}

/** Things of one kind that were shown together: rows of a list, lines of an order, layers of a duty. */
export interface FactTable {
  /** What the rows are, in the plural; empty for the one thing itself. */
  noun: string;
  rows: readonly FactRow[];
  /** The rows that a list is about, not an aside. */
  isMain: boolean;
  /** In the order that was asked for. */
  isSorted: boolean;
  /** How many there are in all; more than `rows` where the list was cut. */
  total: number;
  /** The row of a list that these are parts of: the country whose duty has these layers. */
  owner?: FactRow;
}

type Data = Readonly<Record<string, unknown>>;

/** What amounts are in, and figures that are told with their unit beside them. */
interface Measures {
  currency: string;
  unit: FactKind | null;
}

const kindOfUnit: Readonly<Record<string, FactKind>> = {
  money: 'money',
  percent: 'percent',
  days: 'days',
  count: 'number',
  number: 'number',
};
const ofUnit: ReadonlySet<string> = new Set(['value', 'before', 'difference']);

/** Those that a record says for itself and its rows, or those of what it is in. */
const measuresOf = (
  { currency, unit }: Data,
  within: Measures = { currency: 'USD', unit: null },
): Measures => ({
  currency: typeof currency === 'string' ? currency : within.currency,
  unit: typeof unit === 'string' ? (kindOfUnit[unit] ?? null) : within.unit,
});

/** Rows of a list whose own lists are looked at. */
const mostOwners = 12;

const silent = new Set('minor id ids is at the of has by a an and iso uuid sid'.split(' '));
const hidden =
  /^(?:openDuty|layersThatDoNot|nextSteps|nextStatuses|id|uuid|sid|url|href|avatar|image|picture|pictures|thumbnail|page|size|currency|sort|key|hash|cursor|total|moreWaiting|own|change)$|(?:Id|Uuid|Sid|Url|Hash|Address1|Json)$/;
const labelFields = [
  'label',
  'name',
  'title',
  'brandName',
  'displayName',
  'companyName',
  'supplierName',
  'customerName',
  'countryName',
  'friendlyName',
  'subject',
  'heading',
];

/** Everything that a result shows, as tables: the thing itself first, then its lists from the outside in. */
export function factTables({ result, operation, lists, input }: SeenResult): FactTable[] {
  if (!isRecord(result)) return [];
  const records = new Map(
    lists.flatMap((list) => list.records.map((record) => [record.data, record] as const)),
  );
  const measures = measuresOf(result);
  const tables: FactTable[] = [];
  collect(result, nounOf(operation.name), records, measures, tables, 0);
  return input['sort'] === undefined
    ? tables
    : tables.map((table) => ({ ...table, isSorted: table.isMain && table.rows.length > 1 }));
}

function collect(
  data: Data,
  noun: string,
  records: ReadonlyMap<unknown, SeenRecord>,
  measures: Measures,
  tables: FactTable[],
  depth: number,
): void {
  const own = rowOf(data, records, measures);
  if (own.facts.length > 0)
    tables.push({ noun: '', rows: [own], isMain: depth === 0, isSorted: false, total: 1 });
  for (const [name, value] of Object.entries(data)) {
    if (Array.isArray(value) && value.length > 0 && value.every(isRecord)) {
      const rows = value.map((row) => rowOf(row, records, measures));
      const total =
        depth === 0 && typeof data['total'] === 'number' ? Math.max(data['total'], rows.length) : rows.length;
      const isPlain = /^(?:rows|items|results)$/.test(name);
      const isMain = depth === 0 && (isPlain || typeof data['total'] === 'number');
      tables.push({
        noun: isPlain ? noun : identifierWords(name).join(' '),
        rows,
        isMain,
        isSorted: false,
        total,
      });
      if (depth < 2)
        for (const [at, row] of value.slice(0, mostOwners).entries())
          for (const [inner, list] of Object.entries(row))
            if (Array.isArray(list) && list.length > 0 && list.every(isRecord))
              tables.push({
                noun: identifierWords(inner).join(' '),
                rows: list.map((one) => rowOf(one, records, measures)),
                isMain: false,
                isSorted: false,
                total: list.length,
                ...(rows[at] ? { owner: rows[at] } : {}),
              });
    } else if (isRecord(value) && depth < 3)
      collect(value, identifierWords(name).join(' '), records, measures, tables, depth + 1);
  }
}

function rowOf(data: Data, records: ReadonlyMap<unknown, SeenRecord>, measures: Measures): FactRow {
  const record = records.get(data) ?? null;
  const label =
    record?.label ??
    String(
      labelFields.map((field) => data[field]).find((one) => typeof one === 'string' && one !== '') ?? '',
    );
  return {
    label,
    record,
    data,
    facts: factsOf(data, [], measuresOf(data, measures)),
  };
}

/** Every value of a record, as it is said. */
export const factsOfRecord = (data: Data): Fact[] => factsOf(data, [], measuresOf(data));

function factsOf(data: Data, path: readonly string[], measures: Measures): Fact[] {
  return Object.entries(data).flatMap(([name, value]): Fact[] => {
    if (hidden.test(name) || value === null || value === undefined || value === '') return [];
    if (name === 'unit' && measures.unit !== null) return [];
    if (Array.isArray(value)) {
      const texts = value.filter(
        (one): one is string | number => typeof one === 'string' || typeof one === 'number',
      );
      return texts.length > 0 && texts.length === value.length
        ? [fact([...path, name], texts.join(', '), measures)]
        : [];
    }
    if (isRecord(value)) {
      const address = addressIn(value);
      const whole = address ? [fact([...path, name], address, measures)] : [];
      return path.length < 2 ? [...whole, ...factsOf(value, [...path, name], measures)] : whole;
    }
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [fact([...path, name], value, measures)]
      : [];
  });
}

/** An address is asked for as one thing: "418 Juniper Way, Apt 5, Portland, OR 97205, US". */
function addressIn(data: Data): string | null {
  if (typeof data['addressLine1'] !== 'string') return null;
  const text = (field: string) => (typeof data[field] === 'string' ? data[field] : '');
  const place = [text('state'), text('zipCode')].filter(Boolean).join(' ');
  return [
    text('addressLine1'),
    text('addressLine2'),
    text('city'),
    place,
    text('country') || text('countryCode'),
  ]
    .filter(Boolean)
    .join(', ');
}

function fact(path: readonly string[], value: string | number | boolean, { currency, unit }: Measures): Fact {
  const words = path.flatMap(identifierWords);
  const isOfUnit = typeof value === 'number' && unit !== null && ofUnit.has(path.join('.'));
  const kind = isOfUnit ? unit : kindOf(words, value);
  const spoken = [...new Set(words.filter((word) => !silent.has(word)))];
  return {
    label: spoken.join(' ') || words.join(' '),
    stems: words.filter((word) => !silent.has(word)).map(stem),
    kind,
    value,
    said: say(kind, value, words, currency),
  };
}

function kindOf(words: readonly string[], value: string | number | boolean): FactKind {
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d(?:T|$)/.test(value) ? 'date' : 'text';
  if (words.includes('minor')) return 'money';
  if (words.includes('percent')) return 'percent';
  return words.includes('days') ? 'days' : 'number';
}

const dayWords = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

function say(
  kind: FactKind,
  value: string | number | boolean,
  words: readonly string[],
  currency: string,
): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (kind === 'date') return dayWords.format(new Date(value));
  if (typeof value === 'string') {
    if (/^[A-Z]{2}$/.test(value) && words.some((word) => word.startsWith('countr') || word === 'origin'))
      return countryName(value);
    return /^[A-Z][A-Z_0-9]+$/.test(value) && value.includes('_') ? identifierWords(value).join(' ') : value;
  }
  const rounded = Math.round(value * 100) / 100;
  if (kind === 'money') return formatMoney(Math.round(value), currency);
  if (kind === 'percent') return `${rounded}%`;
  if (kind === 'days') return `${rounded} ${rounded === 1 ? 'day' : 'days'}`;
  return rounded.toLocaleString('en-US');
}

/** A comparable number of a fact; null where it has none. */
export function figureOf({ kind, value }: Fact): number | null {
  if (typeof value === 'number') return value;
  return kind === 'date' && typeof value === 'string' ? Date.parse(value) : null;
}

const nounOf = (operation: string) => identifierWords(operation).slice(1).join(' ');
