import { readCountries } from '../values/countries.ts';
import { readMaterials } from '../values/materials.ts';
import { refusedFrom } from '../values/negation.ts';
import { readMoney } from '../values/money.ts';
import { readSizes } from '../values/sizes.ts';
import { readColors } from '../values/colors.ts';
import {
  claimWords,
  functionWords,
  joiners,
  linkWords,
  makingWords,
  requestWords,
} from './modifiers.data.ts';
import { productsNamed } from './products.ts';

/** A word of a phrase, lower case. */
export interface Word {
  lower: string;
  start: number;
  end: number;
}

/** Words that follow each other without a break: "insulated steel bottles". */
export interface Run {
  words: Word[];
  /** The word that it hangs on: "for", "in"; empty for what is asked for itself. */
  link: string;
  /** Something such as "our" stands between the link and the run. */
  isOwned: boolean;
  /** That is only an article: "with a zipper". */
  hasArticle: boolean;
  /** "and" or "or" stands before it. */
  isJoined: boolean;
}

/** What a phrase rules out. */
export interface Exclusions {
  materials: string[];
  words: string[];
}

const wordPattern = /[\p{L}\p{N}]+(?:['\u2019]\p{L}+)*/gu;
const blank = (text: string, start: number, end: number) =>
  `${text.slice(0, start)}${'\u0000'.repeat(Math.max(0, end - start))}${text.slice(end)}`;

/** What a phrase refuses ("not glass", "without handles", "paraben-free"), with those words blanked. */
export function takeExclusions(said: string): Exclusions & { left: string } {
  let left = said;
  const materials: string[] = [];
  for (const { name, start, end, negated } of readMaterials(said)) {
    if (!negated) continue;
    materials.push(name);
    left = blank(
      left,
      refusedFrom(said, start) ?? start,
      end + (/^[- ]free\b/i.exec(said.slice(end))?.[0].length ?? 0),
    );
  }
  const words: string[] = [];
  for (const { text, start, end, negated } of readColors(left)) {
    if (!negated || /[\s#]/.test(text)) continue;
    words.push(text.toLowerCase());
    left = blank(left, refusedFrom(left, start) ?? start, end);
  }
  for (const match of left.matchAll(
    /\b(?:without|no)\s+(?:any\s+|an?\s+)?(\p{L}{3,})|\b(\p{L}{3,})-free\b|\b(?:not|nothing|never)\s+(?:too\s+)?(\p{L}{3,})/giu,
  )) {
    const word = (match[1] ?? match[2] ?? match[3] ?? '').toLowerCase();
    if (requestWords.has(word) || linkWords.has(word)) continue;
    // "not sure", "not before May": only words that a thing can be.
    if (match[3] !== undefined && !claimWords.has(word) && !functionWords.has(word)) continue;
    words.push(word);
    left = blank(left, match.index, match.index + match[0].length);
  }
  return { materials, words, left };
}

/** Figures and places say nothing of what it is. */
function withoutFigures(text: string): string {
  const found = [...readSizes(text), ...readMoney(text), ...readCountries(text)];
  return found.reduce((left, { start, end }) => blank(left, start, end), text);
}

/** "salt and pepper shakers", "to go cup", "5 panel cap": a word that else ends a run belongs to a name. */
function isWithinName(words: readonly Word[], at: number): boolean {
  for (const before of [0, 1, 2])
    for (const after of [0, 1, 2]) {
      if (before + after === 0 || before > at) continue;
      const name = words.slice(at - before, at + after + 1);
      if (name.length === before + after + 1 && productsNamed(name.map(({ lower }) => lower)).length > 0)
        return true;
    }
  return false;
}

/** The runs of a phrase in order. Punctuation, request words and joining words end one. */
export function runsOf(text: string): Run[] {
  const left = withoutFigures(text);
  const words = [...left.matchAll(wordPattern)].map((match) => ({
    lower: match[0].toLowerCase().replaceAll('\u2019', "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const runs: Run[] = [];
  let run: Run = { words: [], link: '', isOwned: false, hasArticle: false, isJoined: false };
  const close = (link: string, { isOwned = false, hasArticle = false, isJoined = false } = {}) => {
    if (run.words.length > 0) runs.push(run);
    run = { words: [], link, isOwned, hasArticle, isJoined };
  };
  for (const [index, word] of words.entries()) {
    const gap = left.slice(words[index - 1]?.end ?? 0, word.start);
    if (index > 0 && !/^[\s-]*$/.test(gap)) close(/^\s*[&+]\s*$/.test(gap) ? run.link : '');
    // "someone who can knit beanies": what the maker does is no kind of beanie.
    if (
      makingWords.has(word.lower) &&
      /\b(?:can|could|to|who|will|would)\s$/i.test(left.slice(0, word.start))
    ) {
      close('');
      continue;
    }
    if (!endsRun(word.lower) || isWithinName(words, index)) run.words.push(word);
    else if (joiners.has(word.lower)) close(run.link, { isJoined: true });
    else if (linkWords.has(word.lower)) close(word.lower);
    else
      close(run.words.length > 0 ? '' : run.link, {
        isOwned: run.link !== '' && requestWords.has(word.lower),
        hasArticle: /^(?:an?|the)$/.test(word.lower),
        // "mugs and 300 towels": a figure between changes nothing.
        isJoined: run.words.length === 0 && run.isJoined,
      });
  }
  close('');
  return runs;
}

const isFigure = (word: string) => /^\d/.test(word) || ['dozen', 'hundred', 'thousand'].includes(word);
/** "we're", "I'd"; "women's" says for whom. */
const isContraction = (word: string) => /'(?:re|m|d|ve|ll|t)$/.test(word);
const endsRun = (word: string) =>
  isContraction(word) || joiners.has(word) || linkWords.has(word) || requestWords.has(word) || isFigure(word);
