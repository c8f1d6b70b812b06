import type { Dice } from './dice.ts';
import { sentence } from './grammar.ts';
import type { Reading } from './read-brief.ts';
import { formsOf, pointsOf, wasSomething, type LineMakers, type ProductForms } from './words-of.ts';

/** Longest slogan, characters. */
const longest = 60;

const makers: LineMakers = {
  second: (_, { nouns, noun, other }) => [
    `${nouns}, made as one`,
    `the ${noun} and the ${other.noun}, finally together`,
    `no ${noun} without its ${other.noun}`,
    `start with the ${noun}, end with the ${other.noun}`,
    `${nouns}: one shelf, one maker`,
  ],
  people: (who, { nouns, noun }) => [
    `${nouns} for ${who}, finally`,
    `ask ${who}, then make the ${noun}`,
    `${who} first, ${nouns} second`,
    `for ${who}: ${nouns}`,
    `made for ${who}, down to the ${noun}`,
  ],
  averse: (what, { noun, nouns }) => [
    `no ${what}. Just ${noun}`,
    `the ${noun} that leaves ${what} alone`,
    `done with ${what}? Try these ${nouns}`.replace('these', nouns === noun ? 'this' : 'these'),
  ],
  material: (stuff, { nouns, noun }) => [
    wasSomething(stuff) ? `once ${stuff}, now ${nouns}` : `${stuff}, made into ${nouns}`,
    `it starts with ${stuff}`,
    `the ${noun} is all about ${stuff}`,
    `no ${noun} without ${stuff}`,
  ],
  trait: (trait, { nouns }) => [`${nouns} that ${trait}`, `at last, ${nouns} that ${trait}`],
  claim: (claim, { nouns, noun }) => [
    `${claim}, because ${nouns} should be`,
    `${claim} first, ${nouns} second`,
    `finally ${claim}: the ${noun}`,
    `the ${claim} way with ${nouns}`,
  ],
  subject: (subject, { nouns, noun }) => [
    `${subject}, in ${nouns}`,
    `${subject} and one good ${noun}`,
    `take ${subject} home`,
  ],
  use: (use, { nouns, noun }) => [
    `${nouns} for ${use}, and it shows`,
    `made for ${use}: ${nouns}`,
    `${use} had no ${noun} like this`,
  ],
  refused: (said, { nouns, noun }) => [`${nouns}, ${said}`, `${said}: just the ${noun}`],
  origin: (place, { nouns, noun }) => [`${nouns} from ${place}`, `the ${noun} that comes from ${place}`],
  extra: (extra, { nouns }) => [`${nouns} with ${extra}`],
  tone: (adjective, { nouns, noun, talk: { faults, parts } }) => [
    `${adjective} ${nouns} without ${faults[0]}`,
    `${adjective}, from ${parts[0]} of the ${noun} on`,
    `${adjective} ${nouns}, with no ${faults[1]}`,
  ],
  product: (nouns, { noun, aNoun, talk: { faults, parts, moment, measure } }) => [
    ...faults.flatMap((fault) => [
      `${nouns} without ${fault}`,
      `no ${fault}. Just ${nouns}`,
      `goodbye, ${fault}. Hello, ${nouns}`,
    ]),
    ...parts.flatMap((part) => [`look at ${part} of the ${noun}`, `${aNoun} begins with ${part}`]),
    `judge the ${noun} ${moment}`,
    `${nouns}, with ${measure} in print`,
  ],
};

/** What any maker of the product could say: only when nothing else is left. */
const anyMaker = ({ nouns, noun, aNoun, fewer }: ProductForms): string[] => [
  `ask more of ${nouns}`,
  `${fewer} ${nouns}, better made`,
  `all we do is ${nouns}`,
  `take the ${noun} seriously`,
  `it began with ${aNoun}`,
  `start with the ${noun}`,
  `the last ${noun} you argue about`,
  `there is more to ${nouns}`,
];

/** Different slogans, one sentence or two short ones each, at most 60 characters; each takes something from the brief. */
export function slogansFor(reading: Reading, count: number, avoid: readonly string[], dice: Dice): string[] {
  const forms = formsOf(reading);
  const taken = new Set(avoid.map((text) => text.toLowerCase()));
  const candidates = pointsOf(reading).map(({ kind, words }) =>
    [...dice.sample(makers[kind](words, forms), 99), ...(kind === 'product' ? anyMaker(forms) : [])]
      .map((line) => sentence(line))
      .filter((line) => line.length <= longest),
  );
  // One of each point in turn, so that three slogans speak of three things.
  const slogans: string[] = [];
  const order = [...dice.sample(candidates.slice(0, -1), candidates.length), ...candidates.slice(-1)];
  for (let turn = 0; slogans.length < count && turn < 30; turn += 1)
    for (const [place, lines] of order.entries()) {
      // What only says the product comes after a line of each other point.
      const line = lines[place === order.length - 1 ? turn - 1 : turn];
      if (line === undefined || taken.has(line.toLowerCase()) || slogans.length === count) continue;
      taken.add(line.toLowerCase());
      slogans.push(line);
    }
  return slogans;
}
