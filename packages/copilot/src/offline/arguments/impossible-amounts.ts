import { fieldsOf } from './fields.ts';
import type { Heard } from '../turn/heard.ts';
import type { Interpretation, Situation } from '../turn/interpretation.ts';

const negative = /(?:^|[^\d\s]\s|^\s*|\p{L}\s)(-\s?[$€£]?\d[\d,.]*)(?![\d-])/u;

/** "cancel -2 candles", "0 of them": an amount that there cannot be is not left out in silence, which would mean all. */
export function refuseImpossible(
  chosen: Interpretation,
  heard: Heard,
  { find }: Pick<Situation, 'find'>,
): Interpretation {
  if (chosen.kind !== 'calls') return chosen;
  const below = negative.exec(heard.text.replace(/"[^"]*"/g, ''))?.[1];
  const none = heard.spans.find(
    (span) => span.kind === 'number' && span.value === 0 && span.unit !== null && span.bound === null,
  );
  const said = below ?? none?.text ?? brokenAmount(chosen, heard, find);
  return said
    ? {
        kind: 'say',
        text: `${said.trim()} is no amount that I can work with, so I did nothing. Say how many, one or more.`,
        outcome: 'chatted',
      }
    : chosen;
}

/** "1.5 mugs" where only whole ones can be: left out, it would mean all. */
function brokenAmount(
  chosen: Extract<Interpretation, { kind: 'calls' }>,
  heard: Heard,
  find: Situation['find'],
): string | undefined {
  const declaration = find(chosen.operation);
  if (!declaration || declaration.effect === 'read') return undefined;
  const takesWhole = fieldsOf(declaration).some(
    (field) => field.kind === 'integer' && field.meta.sense === 'quantity',
  );
  const span = heard.spans.find(
    (one) => one.kind === 'number' && one.unit !== null && !Number.isInteger(one.value),
  );
  return takesWhole ? span?.text : undefined;
}
