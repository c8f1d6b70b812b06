import type { Choice, Noun } from './lexicon.ts';
import { materialKinds, mayBe } from './materials.ts';
import type { Phrase } from './phrase.ts';
import { questionFor } from './questions.ts';

/** Whether codes are of more than one subheading: a heading and its own subheading are one. */
function areSeveral(codes: readonly string[]): boolean {
  const subheadings = [...new Set(codes.map((code) => code.slice(0, 6)))];
  return subheadings.some(
    (code) => !subheadings.every((one) => one.startsWith(code) || code.startsWith(one)),
  );
}

/** Materials that are not asked about: who has them says so. */
const unusual = new Set([
  'fauxleather',
  'fur',
  'rubber',
  'plaiting',
  'cork',
  'zinc',
  'tin',
  'shell',
  'wax',
  'hemp',
]);

type Fit = 'holds' | 'open' | 'excluded';

const facets: ReadonlyMap<string, 'gender' | 'construction'> = new Map([
  ['men', 'gender'],
  ['women', 'gender'],
  ['knit', 'construction'],
  ['woven', 'construction'],
] as const);

const says = ({ words }: Phrase, word: string): boolean => ` ${words.join(' ')} `.includes(` ${word} `);

/** Whether what the words say holds a condition, leaves it open or excludes it. */
function fitOf(any: readonly string[], phrase: Phrase, materials: Phrase['materials']): Fit {
  const fits = any.map((word): Fit => {
    if (word.startsWith('~'))
      return phrase.materials.some((kinds) => kinds.includes(word.slice(1))) ? 'holds' : 'excluded';
    const facet = facets.get(word);
    if (facet) return phrase[facet] === null ? 'open' : phrase[facet] === word ? 'holds' : 'excluded';
    if (word === 'baby') return phrase.isBaby ? 'holds' : 'excluded';
    if (!materialKinds.has(word)) return says(phrase, word) ? 'holds' : 'excluded';
    if (materials.length === 0) return unusual.has(word) ? 'excluded' : 'open';
    if (materials.some((kinds) => kinds.includes(word))) return 'holds';
    return materials.some(([special = '']) => mayBe(special, word)) ? 'open' : 'excluded';
  });
  return fits.includes('holds') ? 'holds' : fits.includes('open') ? 'open' : 'excluded';
}

function choiceFit(choice: Choice, phrase: Phrase, materials: Phrase['materials']): Fit {
  if (choice.when === 'any') return 'holds';
  if (choice.when === 'unstated') return materials.length === 0 ? 'holds' : 'open';
  const fits = choice.conditions.map((any) => fitOf(any, phrase, materials));
  return fits.includes('excluded') ? 'excluded' : fits.includes('open') ? 'open' : 'holds';
}

interface Meaning {
  codes: readonly string[];
  question: string | null;
}

export function meaningOf(noun: Noun, phrase: Phrase): Meaning {
  const rated = ratedChoices(noun, phrase);
  const holding = rated.filter(({ fit }) => fit === 'holds');
  const named = holding.filter(({ choice }) => choice.when === 'named');
  const open = rated.filter(({ fit, choice }) => fit === 'open' && choice.when === 'named');
  const [first] = named.length > 0 ? named : holding.length > 0 ? holding : open;
  // A choice that stands before the one that holds is more special, and may be meant.
  const before = open.filter(
    (one) => first && (rated.indexOf(one) < rated.indexOf(first) || named.length === 0),
  );
  const rest = holding.filter((one) => one !== first && one.choice.when === 'any');
  const codes = [
    ...(first?.choice.codes ?? []),
    ...before.flatMap(({ choice }) => choice.codes.slice(0, 1)),
    ...rest.flatMap(({ choice }) => choice.codes),
  ];
  const isOpen = areSeveral([
    ...(first?.choice.codes ?? []),
    ...before.flatMap(({ choice }) => choice.codes.slice(0, 1)),
  ]);
  return {
    codes: [...new Set(codes)],
    question:
      isOpen || noun.isVague
        ? questionFor(
            noun,
            before.map(({ choice }) => choice),
            phrase,
          )
        : null,
  };
}

interface Rated {
  choice: Choice;
  fit: Fit;
}

/** Acrylic is a fiber in what is knit, woven or sewn, and a plastic in all else. */
function materialsFor(noun: Noun, { materials }: Phrase): Phrase['materials'] {
  const isTextile = noun.choices.some(
    ({ when, codes: [code = ''] }) => when === 'any' && /^(?:5|6[0-35])/.test(code),
  );
  return isTextile
    ? materials.map((kinds) => (kinds[0] === 'acrylic' ? kinds.filter((kind) => kind !== 'plastic') : kinds))
    : materials;
}

/** By the material that is said first where a choice holds for it, else by all of them. */
function ratedChoices(noun: Noun, phrase: Phrase): Rated[] {
  const materials = materialsFor(noun, phrase);
  const rate = (of: Phrase['materials']): Rated[] =>
    noun.choices.map((choice) => ({ choice, fit: choiceFit(choice, phrase, of) }));
  const byFirst = rate(materials.slice(0, 1));
  return materials.length < 2 || byFirst.some(({ fit, choice }) => fit === 'holds' && choice.when === 'named')
    ? byFirst
    : rate(materials);
}
