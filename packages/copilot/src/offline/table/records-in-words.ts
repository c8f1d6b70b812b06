import type { Table } from './state.ts';
import type { NamedRecord } from '../turn/turn-context.ts';
import { stopWords } from '../words/lexicon.ts';

/** Records on the table whose name stands in the words: "show me Cera Lisboa", "the one from Maya". */
export function namedOnTable(text: string, table: Table): NamedRecord[] {
  const lower = text.toLowerCase();
  const found: NamedRecord[] = [];
  for (const list of table.lists.slice(0, 6)) {
    for (const record of list.records) {
      const ref = record.refs.get(record.kind)?.[0];
      if (!ref || found.some((one) => one.value === ref.value)) continue;
      const name = record.label.replace(/^#\d+,\s*/, '');
      const matched = matchedPart(name, lower);
      const id = record.refs.get(record.kind)?.find((one) => one.field === 'id')?.value ?? ref.value;
      if (matched)
        found.push({
          kind: record.kind,
          value: ref.value,
          id: String(id),
          label: record.label,
          matched,
          score: matched.length === name.length ? 0.95 : 0.7,
        });
    }
  }
  return found;
}

/** The whole name, or its first word where that is a name of its own. */
function matchedPart(name: string, lower: string): string | null {
  const whole = name.toLowerCase();
  if (whole.length > 3 && lower.includes(whole)) return whole;
  const first = whole.split(/\s+/)[0] ?? '';
  const isName = first.length >= 4 && /^\p{Lu}/u.test(name) && !stopWords.has(first);
  return isName &&
    new RegExp(`(?<![\\p{L}])${first.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'u').test(lower)
    ? first
    : null;
}
