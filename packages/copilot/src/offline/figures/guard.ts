import type { Heard } from '../turn/heard.ts';
import type { Interpretation, Situation } from '../turn/interpretation.ts';
import { resolveReference } from '../table/references.ts';
import { fieldsOf } from '../arguments/fields.ts';
import { chooseMeasure, measuresOf } from './measures.ts';
import { rowsInView } from './rows.ts';
import { isCut, isSorted, sortedAgain, wholeAgain } from './whole.ts';

/**
 * "put the oldest on hold" after a list that was cut: what is oldest of the rows shown need not be the oldest. The list is
 * called again, sorted or whole, before anything is done; where that cannot be, nothing is done.
 */
export function guardExtreme(chosen: Interpretation, heard: Heard, situation: Situation): Interpretation {
  const reference = heard.references.find((one) => one.how === 'extreme');
  if (chosen.kind !== 'calls' || chosen.lookUp || !reference?.extreme) return chosen;
  const declaration = situation.find(chosen.operation);
  const kinds = declaration ? fieldsOf(declaration).filter((field) => field.meta.ref) : [];
  for (const seen of rowsInView(situation.table)) {
    if (!isCut(seen)) continue;
    const meant = kinds.flatMap((field) => {
      const kind = field.meta.ref;
      const records = kind
        ? resolveReference(reference, situation.table.lists, kind, situation.table.chosen)
        : null;
      const used = chosen.inputs.flatMap((input) => input[field.name] ?? []);
      return (records ?? []).filter((record) =>
        [...record.refs.values()].flat().some((ref) => used.flat().includes(ref.value)),
      );
    });
    if (!meant.some((record) => seen.rows.some((row) => row.record?.data === record.data))) continue;
    const { scale, said } = reference.extreme;
    const measure = chooseMeasure(measuresOf(seen.rows.map((row) => row.data)), scale, said);
    const list = situation.find(seen.call.operation);
    if (!measure || !list || isSorted(seen, scale, measure)) return chosen;
    const again = sortedAgain(seen, scale, measure) ?? wholeAgain(seen);
    if (again) return { kind: 'calls', operation: list.name, inputs: [again], lookUp: true };
    if (declaration?.effect === 'read') return chosen;
    return {
      kind: 'say',
      text: `I have seen ${seen.rows.length} of the ${seen.total.toLocaleString('en-US')}, so I cannot tell which is the ${scale.word} of all. Name the one you mean, or narrow the list first.`,
      outcome: 'chatted',
    };
  }
  return chosen;
}
