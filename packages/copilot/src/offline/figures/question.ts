import { ideasOf, stopWords } from '../words/lexicon.ts';
import { type Token, tokenise } from '../words/tokens.ts';
import { readScale, type SaidScale, scaleWords } from './scales.ts';

/** A question about figures that are on the table. */
export type FigureQuestion =
  | { kind: 'extreme'; scale: SaidScale; said: ReadonlySet<string>; rest: readonly Token[] }
  | {
      kind: 'total' | 'average' | 'difference';
      scale: SaidScale | null;
      said: ReadonlySet<string>;
      rest: readonly Token[];
    }
  | { kind: 'count'; said: ReadonlySet<string>; rest: readonly Token[] };

const lead = String.raw`^(?:(?:and|so|ok|okay|but|now|then|hmm|well|great|thanks|actually|please|tell me|can you tell me|could you tell me|do you know)[,.!]?\s+)*`;
const asksWhich = new RegExp(String.raw`${lead}(?:which|what|who|whose|is|are|was|does|do)\b`, 'i');
const saysOne = new RegExp(
  String.raw`${lead}the\s+.{3,40}?(?:ones?|of (?:them|those|these|the (?:two|three|lot)|both))?[?.! ]*$`,
  'i',
);
const totals =
  /\b(?:in total|altogether|all together|together|combined|add(?:s|ed)? up|sum|the total|total (?:of|for|cost|price|value|amount)|what do (?:they|those|these) (?:come|add) (?:up )?to|grand total)\b/i;
const averages = /\b(?:average|mean|on average|typical(?:ly)?)\b/i;
const differences =
  /\b(?:difference|gap|spread|how much (?:cheaper|more expensive|more|less|faster|slower|bigger|smaller|longer)|how many (?:more|fewer|less) \p{L}+|save)\b/iu;
const counts =
  /\bhow many (?:of (?:them|these|those|the \p{L}+)|are there|is that|are (?:those|these|they|that))\b|\bhow many\s*[?.!]*$/iu;
const commands = new RegExp(
  String.raw`${lead}(?:show|open|list|find|search|sort|order|put|cancel|add|save|export|give me|get|take|make|pick|use|compare|track|ship|send|see|view|pull)\b`,
  'i',
);
const askWords = new Set(
  'total sum average mean difference gap spread between together combined altogether much many cost costs costing come comes add up adds value number count them those these they both all two three four five which is are one ones of the typical typically save saves worth have has pay rated cheaper more less ship ships shipping deliver delivers delivery produce produces make makes'.split(
    ' ',
  ),
);

/** Reads a question about figures; null when it asks for something else. Whether it can be answered is for the rows. */
export function readFigureQuestion(text: string): FigureQuestion | null {
  const tokens = tokenise(text);
  if (tokens.length > 16 || commands.test(text)) return null;
  const scale = readScale(text);
  const said = new Set(
    tokens
      .filter(
        (token) => !scale || token.start < scale.start || token.start >= scale.end || scale.kinds === null,
      )
      .flatMap((token) => [token.stem, ...ideasOf(token.lower)]),
  );
  const rest = tokens.filter(
    (token) =>
      !stopWords.has(token.lower) &&
      !askWords.has(token.lower) &&
      !scaleWords.includes(token.lower) &&
      !(scale && token.start >= scale.start && token.end <= scale.end),
  );
  if (differences.test(text)) return { kind: 'difference', scale, said, rest };
  if (averages.test(text)) return { kind: 'average', scale, said, rest };
  if (totals.test(text) && !/\bhow many\b/i.test(text)) return { kind: 'total', scale, said, rest };
  if (counts.test(text)) return { kind: 'count', said, rest };
  // "the newest one please" asks to see it.
  const asks = asksWhich.test(text) || (saysOne.test(text) && !/\bplease\b/i.test(text));
  if (scale && asks && !/\bfirst\s*$|\bby\b/i.test(text)) return { kind: 'extreme', scale, said, rest };
  return null;
}
