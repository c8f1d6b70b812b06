import { headNouns } from './head-nouns.ts';
import { respelled } from './lexicon.ts';
import { meaningOf } from './meaning.ts';
import { readPhrase, type Phrase } from './phrase.ts';
import {
  itselfOrForIt,
  questionOfKind,
  questionOfNouns,
  questionOfPart,
  questionOfUse,
} from './questions.ts';

/** What the words of a product mean in the schedule. */
export interface HeadingReading {
  /** The noun that was understood, as stems. */
  noun: string;
  phrase: Phrase;
  /** Codes of four to eight digits, best first. */
  codes: readonly string[];
  /** What decides between them; null when nothing is open. */
  question: string | null;
}

/** Codes that product words mean; undefined when no noun of theirs is known. */
export function readHeadings(text: string): HeadingReading | undefined {
  const asWritten = readPhrase(text);
  return readingOf(asWritten) ?? readingOf({ ...asWritten, words: asWritten.words.map(respelled) });
}

function readingOf(phrase: Phrase): HeadingReading | undefined {
  const [head, ...others] = headNouns(phrase);
  if (!head) return undefined;
  const meant = meaningOf(head.noun, phrase);
  const also = others.flatMap(({ noun }) => meaningOf(noun, phrase).codes.slice(0, 1));
  const cover = coverOf(meant.codes, phrase);
  const codes = [...new Set([...meant.codes, ...cover, ...also])];
  if (codes.length === 0) return undefined;
  return {
    noun: head.noun.name,
    phrase,
    codes,
    question:
      meant.question ??
      questionOfNouns(head, others, codes) ??
      questionOfPart(phrase) ??
      questionOfUse(head, phrase) ??
      questionOfKind(head) ??
      (cover.length > 0 ? itselfOrForIt(head.noun) : null),
  };
}

/** No device is of these: who names one beside a device has a cover or another article for it. */
const coverCodes: readonly (readonly [kind: string, code: string])[] = [
  ['silicone', '392690'],
  ['fauxleather', '420292'],
  ['leather', '420500'],
  ['rubber', '401699'],
  ['textile', '630790'],
  ['paper', '482390'],
];

function coverOf([first = '']: readonly string[], { materials }: Phrase): string[] {
  const [stated = []] = materials;
  const kind = /^8[4579]|^90[0-35-9]/.test(first)
    ? coverCodes.find(([kind]) => stated.includes(kind))
    : undefined;
  return kind ? [kind[1]] : [];
}
