import { readColors } from '@brandwright/language/values/colors.ts';
import { readMaterials } from '@brandwright/language/values/materials.ts';
import { readSizes } from '@brandwright/language/values/sizes.ts';
import { figuresOf } from '../figures.ts';
import type { ThreadSentence } from '../thread-message.ts';

/** What the brand said of its order in a thread, the newest of each. Values as they are written in a letter. */
export interface OwnWords {
  quantity: number | null;
  /** YYYY-MM-DD. */
  neededBy: string | null;
  colors: string[];
  materials: string[];
  /** "12 oz", "38 x 42 cm". */
  size: string | null;
  /** "Portland, Oregon 97205". */
  shipTo: string | null;
  incoterm: string | null;
  targetPriceMinor: number | null;
}

const byDay =
  /\b(?:by|before|until|need(?:ed)?|deadline|launch\w*|arrive|deliver\w*|no later|latest|in time for)\b/i;
const place =
  /\b(?:[Ss]hip|[Dd]eliver|[Ss]end|[Aa]ddress(?: is)?|[Ww]arehouse(?: is)?)\w*(?: (?:it|them|everything|the goods|all))?(?: (?:to|in|at|is))?:? (?<place>(?:our (?:warehouse|studio|store|office) (?:in|at) )?\p{Lu}[^.?!\n]{3,90})/u;
const incoterms = /\b(?:EXW|FCA|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DDP)\b(?: \p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?)?/u;
const target = /\b(?:target|budget|under|below|at most|max(?:imum)?|aim\w*|looking (?:at|for)|hop\w+)\b/i;
/** Reads the sentences of the brand, the newest first; what was said later stands. */
export function ownWordsOf(sentences: readonly ThreadSentence[], now: Date): OwnWords {
  const own: OwnWords = {
    quantity: null,
    neededBy: null,
    colors: [],
    materials: [],
    size: null,
    shipTo: null,
    incoterm: null,
    targetPriceMinor: null,
  };
  for (const { plain, sentence } of sentences.filter(({ side }) => side === 'BRAND').toReversed()) {
    const { values, quantity } = figuresOf(plain, now);
    own.quantity ??= quantity;
    if (byDay.test(plain))
      own.neededBy ??= values.flatMap((one) => (one.kind === 'date' ? [one.to] : []))[0] ?? null;
    if (own.colors.length === 0)
      own.colors = readColors(plain)
        .filter(({ negated, certainty }) => !negated && certainty !== 'thing')
        .map(({ text }) => text.toLowerCase());
    if (own.materials.length === 0)
      own.materials = readMaterials(plain).flatMap(({ negated, text }) =>
        negated ? [] : [text.toLowerCase()],
      );
    own.size ??=
      readSizes(plain).find(({ measure, negated }) => !negated && measure !== 'label')?.text ?? null;
    own.shipTo ??= place.exec(sentence)?.groups?.['place']?.trim() ?? null;
    own.incoterm ??= incoterms.exec(plain)?.[0] ?? null;
    if (target.test(plain))
      own.targetPriceMinor ??=
        values.flatMap((one) => (one.kind === 'money' ? [Math.round(one.value * 100)] : []))[0] ?? null;
  }
  return own;
}

export const piecesOf = (quantity: number) => `${quantity.toLocaleString('en-US')} pieces`;
