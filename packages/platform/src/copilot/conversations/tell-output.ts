import { formatMoney, metaOf, unwrap } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { isRecord } from '@brandwright/contract/kernel/is-record.ts';
import type { PrivateKind } from '@brandwright/contract/copilot/conversations/create-share-link.ts';
import type { TranscriptBlock } from '@brandwright/contract/copilot/conversations/transcript.ts';
import { z } from 'zod';
import { holderOf, kindsOf, type Place } from './privacy.ts';
import type { Redactor } from './redact-text.ts';

export interface Telling {
  hidden: ReadonlySet<PrivateKind>;
  redact: Redactor;
}

interface Cell {
  label: string;
  value: string;
  /** How much it tells of its record: lower first, where there is not room for all. */
  rank: number;
}

const mostRows = 50;
const mostColumns = 8;
/** Addresses, pictures, keys and how a list was cut say nothing to a reader. */
const silent =
  /(^id|ids?|url|urls|href|picture|pictures|image|images|photo|avatar|logo|token|hash|key|cursor|page|size|currency|storeId|thumbnail|slug|allowed|sequence)$/i;
/** Whether something holds, how old it is: said better by what else stands there. */
const lesser = /^(?:has|is|can|may)[A-Z]|^(?:ageDays|itemsText)$/;
const address = /^(https?:)?\/\//;

/** What a card showed, in words: its lists as tables, its own values as a list; no ids, nothing that is hidden. */
export function tellOutput(
  title: string,
  schema: z.ZodType,
  output: unknown,
  telling: Telling,
): TranscriptBlock[] {
  const place: Place = { path: [], schema, holder: holderOf(schema, []) };
  const own = cellsOf(place, output, telling, 0);
  const tables = tablesOf(place, output, telling, title, 0);
  const details: TranscriptBlock[] =
    own.length > 0 && (tables.length === 0 || own.length > 1)
      ? [{ kind: 'details', title, entries: own.map(({ label, value }) => ({ label, value })) }]
      : [];
  return [...details, ...tables];
}

/** The single values of an object and of the objects in it. */
function cellsOf(place: Place, value: unknown, telling: Telling, depth: number): Cell[] {
  if (!isRecord(value) || depth > 2) return [];
  return fieldsOf(place, value).flatMap(([name, inner, child]): Cell[] => {
    // "originLabel" says what "origin" is a code of.
    if (silent.test(name) || lesser.test(name) || `${name}Label` in value) return [];
    const label = labelOf(name.replace(/Label$/, ''), inner);
    if (isRecord(child)) return nestedCells(label, inner, child, telling, depth);
    const told = tellValue(inner, child, telling);
    if (told === null || told === 'None') return [];
    return [{ label, value: told, rank: rankOf(name, inner, child) }];
  });
}

/** Cells of an object in an object; an address is one line. */
function nestedCells(
  label: string,
  place: Place,
  value: Record<string, unknown>,
  telling: Telling,
  depth: number,
): Cell[] {
  const within = cellsOf(place, value, telling, depth + 1);
  if (!('addressLine1' in value))
    return within.map((cell) => ({
      ...cell,
      label: `${label}: ${cell.label.toLowerCase()}`,
      rank: cell.rank + 1,
    }));
  const line = within.map((cell) => cell.value).join(', ');
  return line === '' ? [] : [{ label, value: line, rank: 6 }];
}

function rankOf(name: string, place: Place, value: unknown): number {
  if (/number$|^(?:name|title|label)$|name$|title$/i.test(name)) return 0;
  if (/status/i.test(name)) return 1;
  if (/^(?:total|amount|price|unitPrice)Minor$/.test(name)) return 1;
  if (/^(?:quantity|units|moq)$/i.test(name)) return 2;
  if (/At$|date|day$/i.test(name) && typeof value === 'string') return 3;
  return metaOf(place.schema).label ? 3 : name.endsWith('Minor') ? 4 : 5;
}

/** The lists of an output, each as a table. */
function tablesOf(
  place: Place,
  value: unknown,
  telling: Telling,
  title: string,
  depth: number,
): TranscriptBlock[] {
  if (!isRecord(value) || depth > 2) return [];
  return fieldsOf(place, value).flatMap(([name, inner, child]): TranscriptBlock[] => {
    if (silent.test(name)) return [];
    if (isRecord(child)) return tablesOf(inner, child, telling, title, depth + 1);
    const plain = unwrap(inner.schema);
    if (!Array.isArray(child) || !(plain instanceof z.ZodArray) || !child.some(isRecord)) return [];
    const element = plain.element as z.ZodType;
    const row: Place = {
      ...inner,
      schema: element,
      holder: new Set([...inner.holder, ...holderOf(element, inner.path)]),
    };
    const rows = child.slice(0, mostRows).map((one) => cellsOf(row, one, telling, 1));
    const columns = columnsOf(rows);
    if (columns.length === 0) return [];
    const lines = rows.map((cells) =>
      columns.map((column) => cells.find(({ label }) => label === column)?.value ?? ''),
    );
    const heading =
      depth === 0 && isOnlyList(value) ? title : `${title}: ${labelOf(name, inner).toLowerCase()}`;
    const more = telling.hidden.has('QUANTITIES') ? 0 : child.length - lines.length;
    return [{ kind: 'table', title: heading, columns, rows: lines, more }];
  });
}

/** The labels of the cells that tell most, in their own order; none that says nothing in any row. */
function columnsOf(rows: readonly Cell[][]): string[] {
  const cells = rows.flat().filter(({ value }) => !/^(?:0|\$0\.00)$/.test(value));
  const labels = [...new Set(cells.map(({ label }) => label))];
  const rank = (label: string) => cells.find((cell) => cell.label === label)?.rank ?? 9;
  const chosen = new Set(labels.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostColumns));
  return labels.filter((label) => chosen.has(label));
}

const isOnlyList = (value: Record<string, unknown>) =>
  Object.values(value).filter((child) => Array.isArray(child) && child.some(isRecord)).length === 1;

function fieldsOf(place: Place, value: Record<string, unknown>): [string, Place, unknown][] {
  const plain = unwrap(place.schema);
  if (!(plain instanceof z.ZodObject)) return [];
  const holder = new Set([...place.holder, ...holderOf(plain, place.path)]);
  return Object.entries(plain.shape as Record<string, z.ZodType>).map(([name, schema]) => [
    name,
    { path: [...place.path, name], schema, holder },
    value[name],
  ]);
}

/** A value in words; null for what says nothing or is hidden. */
function tellValue(place: Place, value: unknown, telling: Telling): string | null {
  if (value === null || value === undefined || value === '' || value === false) return null;
  const kinds = kindsOf(place, Array.isArray(value) ? value[0] : value);
  if ([...kinds].some((kind) => telling.hidden.has(kind))) return null;
  const meta = metaOf(place.schema);
  const name = place.path.at(-1) ?? '';
  // What outsiders wrote may tell who they are in ways that nothing finds.
  if (
    meta.untrusted &&
    telling.hidden.has('CUSTOMERS') &&
    /note|message|comment|body|reason|text|review/i.test(name)
  )
    return null;
  if (value === true) return 'Yes';
  if (typeof value === 'number') {
    if (meta.sense === 'money_minor' || name.endsWith('Minor')) return formatMoney(value);
    return meta.ref === 'order'
      ? `#${value}`
      : value.toLocaleString('en-US', { useGrouping: !/year|number/i.test(name) });
  }
  if (Array.isArray(value)) {
    const told = value.flatMap((one) =>
      typeof one === 'string' || typeof one === 'number' ? (tellText(place, String(one), telling) ?? []) : [],
    );
    return told.length > 0 ? told.slice(0, 20).join(', ') : null;
  }
  return typeof value === 'string' ? tellText(place, value, telling) : null;
}

function tellText(place: Place, text: string, { redact }: Telling): string | null {
  if (isUuid(text) || address.test(text)) return null;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
  if (/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(text) || isEnum(place.schema)) return inWords(text);
  return redact(text);
}

function isEnum(schema: z.ZodType): boolean {
  const plain = unwrap(schema);
  return (
    plain instanceof z.ZodEnum ||
    (plain instanceof z.ZodArray && unwrap(plain.element as z.ZodType) instanceof z.ZodEnum)
  );
}

const labelOf = (name: string, place: Place) =>
  metaOf(place.schema).label ?? inWords(name.replace(/Minor$|At$/, ''));

/** `productionStatus`, `ON_HOLD` → "Production status", "On hold". */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
