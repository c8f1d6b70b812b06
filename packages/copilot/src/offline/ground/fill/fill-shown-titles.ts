import { isRecord } from '@brandwright/contract/kernel/is-record.ts';
import { plainWords } from '@brandwright/language/text.ts';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { DialogueState } from '../conversation/state.ts';

const deepest = 3;

/**
 * "Early bird's too cheap, 55", after a plan with its rewards was shown: a part that is known by its title alone, where the message says the
 * title of one.
 */
export function fillShownTitles(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  { results }: DialogueState,
  input: Record<string, unknown>,
): void {
  const said = ` ${plainWords(text)} `;
  for (const { name, kind, required, array, meta, values, format } of fields) {
    if (!required || array || kind !== 'string' || input[name] !== undefined) continue;
    if (meta.ref || meta.outgoing || values.length > 0 || format !== null) continue;
    const titles = new Set(results.flatMap(({ result }) => titlesIn(result, `${name}s`, 0)));
    const named = [...titles].filter((title) => said.includes(` ${plainWords(title)} `));
    const [only, ...more] = named;
    if (only !== undefined && more.length === 0) input[name] = only;
  }
}

/** Titles of the rows of a list called so, wherever it stands in a result. */
function titlesIn(value: unknown, list: string, depth: number): string[] {
  if (depth > deepest || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name !== list || !Array.isArray(inner)) return titlesIn(inner, list, depth + 1);
    return inner.flatMap((row: unknown) => {
      const title = isRecord(row) ? (row['title'] ?? row['name']) : null;
      return typeof title === 'string' && title.length > 2 ? [title] : [];
    });
  });
}
