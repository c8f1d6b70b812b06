import { fill } from '../arguments/fill.ts';
import type { Heard } from '../turn/heard.ts';
import { isOffered, thresholds, type Interpretation, type Situation } from '../turn/interpretation.ts';
import { profileOf } from '../choice/profile.ts';
import type { Ranked } from '../choice/rank.ts';
import { commandIdeas, ideasOf } from '../words/lexicon.ts';

/**
 * What a refused change lacked, said in the next message ("Where should it go?" — "12 Pine Street, Denver, CO 80205"): the
 * change is asked for again with it.
 */
export function completeRefused(
  heard: Heard,
  best: Ranked | undefined,
  situation: Situation,
): Interpretation | null {
  const last = situation.table.calls.at(-1);
  const declaration = last && situation.find(last.operation);
  if (!last || last.outcome?.ok !== false || !declaration || declaration.effect === 'read') return null;
  if (last.outcome.code !== 'bad_input' || !isOffered(situation, declaration)) return null;
  const [first] = heard.tokens;
  const commands = first !== undefined && ideasOf(first.lower).some((idea) => commandIdeas.has(idea));
  if (commands || /\?\s*$/.test(heard.text) || heard.references.length > 0) return null;
  const isOther =
    best && best.profile.declaration.name !== declaration.name && best.filling.missing.length === 0;
  if (isOther && best.score > thresholds.followUp) return null;
  const profile = profileOf(declaration);
  const { input } = fill(profile, heard, { ...situation.table, focus: [] });
  const whole = profile.fields.find(({ meta }) => meta.sense === 'whole_request')?.name;
  if (whole) {
    const both = `${String(last.input[whole] ?? '')}: ${String(input[whole])}`;
    return {
      kind: 'calls',
      operation: declaration.name,
      inputs: [{ ...last.input, [whole]: both }],
    };
  }
  const added = Object.entries(input).filter(([name]) => last.input[name] === undefined);
  if (added.length === 0) return null;
  return {
    kind: 'calls',
    operation: declaration.name,
    inputs: [{ ...last.input, ...Object.fromEntries(added) }],
  };
}
