import type { Dice } from './dice.ts';
import { capitalized, titled } from './grammar.ts';
import { isKnownBrand } from './known-brands.ts';
import { firstNames, placeEndings, placeOpenings, surnames, timeNames, seconds } from './name-words.ts';
import { isPronounceable, isPronounceableWord } from './pronounceable.ts';
import { stemsOf, type Reading } from './read-brief.ts';

const soft = {
  starts: ['l', 'm', 'n', 's', 'v', 'f', 'el', 'al', 'w', 'h', 'sol', 'br', 'ser'],
  ends: ['la', 'na', 'via', 'lune', 'ra', 'len', 'wen', 'mer', 'nia', 'shel', 'rin', 'vella', 'son', 'low'],
};
const crisp = {
  starts: ['k', 't', 'r', 'p', 'd', 'b', 'j', 'z', 'tr', 'br', 'cr', 'st', 'v'],
  ends: ['ko', 'tek', 'to', 'rix', 'do', 'pa', 'ket', 'bo', 'zo', 'dan', 'kin', 'mo', 'tar', 'vo'],
};
const cores = [
  'a',
  'o',
  'e',
  'i',
  'u',
  'ai',
  'eo',
  'ia',
  'ora',
  'ani',
  'olo',
  'emi',
  'uva',
  'ile',
  'ona',
  'ari',
];

type Pattern = (dice: Dice, reading: Reading) => string;

const rootsOf = ({ category, tones }: Reading) => [...category.roots, ...tones.flatMap(({ roots }) => roots)];

const coined: Pattern = (dice, { tones }) => {
  const { starts, ends } = tones[0]?.sounds === 'crisp' ? crisp : soft;
  return capitalized(dice.pick(starts) + dice.pick(cores) + dice.pick(ends));
};

const grown: Pattern = (dice, reading) => {
  const root = dice.pick(rootsOf(reading)).replace(/[aeiouy]+$/, '');
  return capitalized(
    root + dice.pick(['ora', 'elle', 'ia', 'en', 'ette', 'ova', 'ume', 'is', 'ario', 'isse', 'a', 'o']),
  );
};

const compound: Pattern = (dice, reading) => {
  const first = dice.pick(rootsOf(reading));
  const second = dice.pick(seconds.filter((word) => word !== first && !word.startsWith(first.slice(-1))));
  return capitalized(first + second);
};

const pair: Pattern = (dice, reading) => {
  const [first = 'north', second = 'field'] = dice.sample(rootsOf(reading), 2);
  return `${capitalized(first)} ${dice.pick(['&', 'and'])} ${capitalized(second)}`;
};

const founder: Pattern = (dice) =>
  dice.chance(0.5) ? `${dice.pick(firstNames)} ${dice.pick(surnames)}` : dice.sample(surnames, 2).join(' & ');

const place: Pattern = (dice, reading) =>
  `${dice.chance(0.5) ? capitalized(dice.pick(rootsOf(reading))) : dice.pick(placeOpenings)} ${dice.pick(placeEndings)}`;

const time: Pattern = (dice) => dice.pick(timeNames);

const described: Pattern = (dice, reading) => {
  const adjective = dice.pick([
    'slow',
    'kind',
    'small',
    'good',
    'late',
    'early',
    'tall',
    'wild',
    'plain',
    'second',
    'near',
    'open',
    'bright',
    'true',
  ]);
  return titled(`${adjective} ${dice.pick(rootsOf(reading))}`);
};

const patterns: readonly Pattern[] = [
  coined,
  grown,
  compound,
  pair,
  founder,
  place,
  time,
  described,
  coined,
  compound,
];

const key = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Whether a name may stand: it can be said, is short, is no well-known mark and does not name the category. */
export function mayBeName(name: string, reading: Reading): boolean {
  const flat = key(name);
  if (name.length > 24 || flat.length < 4 || isKnownBrand(name) || !isPronounceable(name)) return false;
  if (/\b(\w+) (?:& |and )?\1\b/i.test(name)) return false;
  if (!/[ &]/.test(name) && !isPronounceableWord(name)) return false;
  const named = [...reading.category.words, ...reading.category.formats.map(({ noun }) => noun)].flatMap(
    stemsOf,
  );
  const own = stemsOf(name);
  return !named.some(
    (word) => word.length > 2 && (own.includes(word) || (word.length > 3 && flat.includes(word))),
  );
}

/**
 * Different names for a reading, by different patterns, none of `avoid` and none that only differs in its spaces.
 * Always as many as asked for.
 */
export function namesFor(reading: Reading, count: number, avoid: readonly string[], dice: Dice): string[] {
  const taken = new Set(avoid.map(key));
  const names: string[] = [];
  let order = dice.sample(patterns, patterns.length);
  for (let attempt = 0; names.length < count; attempt += 1) {
    if (order.length === 0) order = dice.sample(patterns, patterns.length);
    const name = (order.shift() ?? coined)(dice, reading);
    if (taken.has(key(name)) || !mayBeName(name, reading)) {
      if (attempt > 400) order = [coined];
      continue;
    }
    taken.add(key(name));
    names.push(name);
  }
  return names;
}
