import type { Heard } from './heard.ts';
import type { Interpretation } from './interpretation.ts';

const negative = /(?:^|[^\d\s]\s|^\s*|\p{L}\s)(-\s?[$€£]?\d[\d,.]*)(?![\d-])/u;

/** "cancel -2 candles", "0 of them": an amount that there cannot be is not left out in silence, which would mean all. */
export function refuseImpossible(chosen: Interpretation, heard: Heard): Interpretation {
  if (chosen.kind !== 'calls') return chosen;
  const below = negative.exec(heard.text.replace(/"[^"]*"/g, ''))?.[1];
  const none = heard.spans.find(
    (span) => span.kind === 'number' && span.value === 0 && span.unit !== null && span.bound === null,
  );
  const said = below ?? none?.text;
  return said
    ? {
        kind: 'say',
        text: `${said.trim()} is no amount that I can work with, so I did nothing. Say how many, one or more.`,
        outcome: 'chatted',
      }
    : chosen;
}
