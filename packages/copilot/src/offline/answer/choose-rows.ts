import { stem } from '@brandwright/language/words/stems.ts';
import { matchNames } from '../ground/records/name-match.ts';
import type { SeenRecord } from '../ground/records/records.ts';
import { refer } from '../ground/refer/refer.ts';
import { inFocus } from '../ground/conversation/seen-rows.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import { readScale } from '../ground/values/scales.ts';
import { rowAtEnd } from './extremes.ts';
import { rowStems } from './coverage.ts';
import type { FactRow, FactTable } from './facts.ts';
import type { Question, QuestionKind } from './question.ts';

/** The rows that a question is about: named ones, the one in focus, else all. */
export async function chooseRows(
  question: Question,
  table: FactTable,
  state: DialogueState,
  services: GroundingServices,
): Promise<readonly FactRow[]> {
  if (table.rows.length < 2) return table.rows;
  const records = table.rows.flatMap(({ record }) => (record ? [record] : []));
  const kind = records[0]?.kind;
  if (question.row) {
    if (kind) {
      const meant = await refer(question.row, kind, true, state, services);
      if (meant.kind === 'found') {
        const named = table.rows.filter(
          ({ record }) => record !== null && meant.records.some((one) => isSame(one, record)),
        );
        if (named.length > 0) return named;
      }
    }
    const byText = matchNames(question.row, kind ?? 'feed_item', table.rows.map(asRecord)).filter(
      ({ score }) => score >= 0.6,
    );
    const [top] = byText;
    if (top)
      return table.rows.filter((row) =>
        byText.some(({ record, score }) => record.data === row.data && score >= top.score - 0.05),
      );
  }
  const scale = ofSeveral.has(question.kind) && question.kind !== 'sum' ? null : readScale(question.text);
  const atEnd = scale && rowAtEnd(scale, question, table);
  if (atEnd) return [atEnd];
  const mentioned = rowsMentioned(question, table.rows);
  if (mentioned.length > 0 && (mentioned.length > 1 || !ofSeveral.has(question.kind))) return mentioned;
  if (ofSeveral.has(question.kind) || question.kind === 'which') return table.rows;
  const focused = kind && inFocus(state, kind);
  const own = focused ? table.rows.filter(({ record }) => record !== null && isSame(record, focused)) : [];
  return own.length > 0 ? own : table.rows;
}

const asRecord = (row: FactRow): SeenRecord =>
  row.record ?? { kind: 'feed_item', refs: new Map(), label: row.label, data: row.data };

const isSame = (a: SeenRecord, b: SeenRecord): boolean =>
  a === b || (a.kind === b.kind && a.refs.get(a.kind)?.[0]?.value === b.refs.get(b.kind)?.[0]?.value);

const ofSeveral: ReadonlySet<QuestionKind> = new Set([
  'most',
  'least',
  'sum',
  'average',
  'count',
  'compare',
  'difference',
]);

/** "That for 500 units" names no row, though the terms of one may say "500 units". */
const countsOnly = (one: string): boolean => /^\d/.test(one) || units.has(one);
const units = new Set(['unit', 'piece', 'pcs', 'each'].map(stem));

/** The rows that say most of a question's telling words: "the sage one" of a list of tumblers. Empty where none stand out. */
function rowsMentioned({ kind, stems }: Question, rows: readonly FactRow[]): readonly FactRow[] {
  const labels = new Set(rows.flatMap(({ facts }) => facts.flatMap((fact) => fact.stems)));
  const names = [...stems].filter((one) => !labels.has(one) && !(kind === 'times' && countsOnly(one)));
  if (names.length === 0) return [];
  const counted = rows.map((row) => {
    const words = new Set(rowStems(row));
    return { row, said: names.filter((name) => words.has(name)).length };
  });
  const most = Math.max(...counted.map(({ said }) => said));
  const best = counted.filter(({ said }) => said === most).map(({ row }) => row);
  return most > 0 && best.length < rows.length ? best : [];
}
