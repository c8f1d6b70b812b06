import MiniSearch from 'minisearch';
import { consumerLines } from './data/consumer-lines.ts';
import { familyQuestions } from './data/family-questions.ts';
import type { ConsumerLine } from './engine/consumer-line.ts';
import { isOneSlip } from './headings/one-slip.ts';

/** A shipped line that product words may mean. */
export interface ProductMatch {
  line: ConsumerLine;
  /** Words of the founder that it matches. */
  matched: string[];
  score: number;
}

export interface ProductMatches {
  /** Best first. */
  matches: ProductMatch[];
  /** How many of the first ones fit the words equally well. */
  rivals: number;
  /** What tells the rivals apart; null when one fits best. */
  question: string | null;
  /** The words asked, misspelt ones as a line spells them. */
  corrected: string[];
  /** Words that no line knows. */
  unknown: string[];
}

/** Words of a request that say nothing about the goods. */
const noise = new Set(
  (
    'a about an and any are arrive arrives arriving arrival as at be by can charge charged charges code codes cost costs country custom customs do does duty duties each every fee fees ' +
    'find for from get give going good goods have how hs hts i if import imported importing imports in into is it its item items kind land landed ' +
    'landing lands line lines look made make making me month much my need new next of on or order our pay paid per piece pieces please price product ' +
    'products rate rates scented selling ship shipment shipped shipping show tariff tariffs tell that the their them these they this to total two ' +
    'under unit units up us usa versus vs want was we what when which will with would year you your per branded custom premium small large big nice ' +
    'classify classification some few pcs classified coming enter entering enters heading number batch brand brands lot one versus cheaper cheapest best compare between december ' +
    'january february march april may june july august september october november value worth today tomorrow now'
  ).split(' '),
);

const kept = new Set(['scented']);

/** Words that say the same to the schedule. */
const same: Readonly<Record<string, string>> = {
  aluminum: 'aluminum',
  jewellery: 'jewelry',
  colour: 'color',
  tshirt: 't-shirt',
  tee: 't-shirt',
  tees: 't-shirt',
  sneaker: 'sneakers',
  poly: 'polyester',
  wooden: 'wood',
  earphone: 'earbuds',
};

export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .replaceAll(/\bt[- ]?shirts?\b/g, ' t-shirt ')
      .split(/[^a-z0-9-]+/)
      .filter((word) => word.length > 1 && !/^\d+[a-z]*$/.test(word) && (kept.has(word) || !noise.has(word)))
      .map((word) => same[word] ?? word),
  ),
];

/** "candles" and "candle" are one word; "glass" stays. */
const stem = (word: string): string => {
  if (/(ss|us|is)$/.test(word)) return word;
  const single = /(sses|ches|shes|xes)$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '');
  return single.replace(/ie$/, 'y');
};

const index = new MiniSearch<ConsumerLine & { id: string }>({
  fields: ['name', 'words'],
  tokenize: (text) => wordsOf(text),
  processTerm: (term) => stem(term.toLowerCase()),
});
index.addAll(consumerLines.map((line) => ({ ...line, id: line.hts })));
const byCode = new Map(consumerLines.map((line) => [line.hts, line]));

const boost = { words: 3, name: 4 };
const exactly = { boost, prefix: (term: string) => term.length > 3 };
/** Only for words that no line knows as written: "candels". */
const roughly = { boost, fuzzy: (term: string) => (term.length > 5 ? 0.25 : false) };

/** Lines that product words may mean, best first, and the question that decides between equals. No network, no state. */
export function matchProduct(text: string): ProductMatches {
  const asked = corrected(wordsOf(text));
  const hits = index.search(asked.join(' '), exactly).flatMap((hit) => {
    const line = byCode.get(String(hit.id));
    return line ? [{ line, score: hit.score, matched: [...new Set(hit.queryTerms)] }] : [];
  });
  const named = new Set(hits.flatMap(({ matched }) => matched));
  const unknown = asked.filter((word) => !named.has(stem(word)));
  const most = Math.max(0, ...hits.map(({ matched }) => matched.length));
  const best = hits.find(({ matched }) => matched.length === most);
  const ordered = hits
    .filter(({ matched, score }) => matched.length === most && score >= (best?.score ?? 0) * 0.3)
    .sort((a, b) => b.score - a.score);
  const others = hits.filter((hit) => !ordered.includes(hit) && hit.score >= (best?.score ?? 0) * 0.2);
  const rivals = rivalsOf(ordered);
  return {
    matches: [...rivals, ...ordered.filter((hit) => !rivals.includes(hit)), ...others].slice(0, 10),
    rivals: rivals.length,
    question: questionFor(rivals),
    corrected: asked,
    unknown,
  };
}

/** Misspelt words become the nearest word that a line knows, one slip away: "sealers" are no sneakers. */
function corrected(asked: readonly string[]): string[] {
  return asked.map((word) => {
    if (index.search(word, exactly).length > 0) return word;
    const near = index.search(word, roughly).flatMap(({ terms }) => terms);
    return near.find((term) => isOneSlip(stem(word), term)) ?? word;
  });
}

/** Those that fit as well as the first: of its family, or nearly its score. */
function rivalsOf(ordered: readonly ProductMatch[]): ProductMatch[] {
  const [first] = ordered;
  if (!first) return [];
  return ordered.filter(
    (hit) =>
      hit === first ||
      (hit.line.family !== undefined && hit.line.family === first.line.family) ||
      hit.score >= first.score * 0.82,
  );
}

function questionFor(rivals: readonly ProductMatch[]): string | null {
  const [first] = rivals;
  if (!first || rivals.length < 2) return null;
  const { family } = first.line;
  const asked =
    family && rivals.every(({ line }) => line.family === family) ? familyQuestions[family] : undefined;
  return (
    asked ??
    `Which is it: ${rivals
      .slice(0, 4)
      .map(({ line }) => `${line.name.toLowerCase()} (${line.hts})`)
      .join(', or ')}?`
  );
}
