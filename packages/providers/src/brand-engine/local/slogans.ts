import type { Dice } from './dice.ts';
import { capitalized, sentence } from './grammar.ts';
import type { Reading } from './read-brief.ts';

/** Different slogans, one sentence or two short ones each, at most 60 characters. */
export function slogansFor(reading: Reading, count: number, avoid: readonly string[], dice: Dice): string[] {
  const taken = new Set(avoid.map((text) => text.toLowerCase()));
  const slogans: string[] = [];
  for (let attempt = 0; slogans.length < count && attempt < 300; attempt += 1) {
    const slogan = dice.pick(makers)(reading, dice);
    if (slogan === undefined || slogan.length > 60 || taken.has(slogan.toLowerCase())) continue;
    taken.add(slogan.toLowerCase());
    slogans.push(slogan);
  }
  return slogans;
}

type Maker = (reading: Reading, dice: Dice) => string | undefined;

const ofTone: Maker = ({ tones }, dice) => dice.pick(dice.pick(tones).slogans);

const threeVerbs: Maker = ({ category }, dice) =>
  dice
    .sample(category.verbs, 3)
    .map((verb) => `${capitalized(verb)}.`)
    .join(' ');

const promiseInUnit: Maker = ({ category }, dice) =>
  sentence(`${dice.pick(category.promises)} ${dice.pick(['with every', 'in every'])} ${category.unit}`);

const madeForMoment: Maker = ({ category }, dice) =>
  sentence(`${dice.pick(['made for', 'here for', 'kept for', 'for'])} ${dice.pick(category.moments)}`);

const forPeople: Maker = ({ people, category }, dice) =>
  people === undefined
    ? undefined
    : sentence(
        dice.pick([
          `${dice.pick(category.promises)} for ${people}`,
          `made with ${people}, for ${people}`,
          `${people} first, always`,
        ]),
      );

const twoVerbs: Maker = ({ category }, dice) => {
  const [first, second] = dice.sample(category.verbs, 2);
  return first && second
    ? sentence(`${first}, ${second}, ${dice.pick(['repeat', 'and smile', 'and begin again', 'and stay'])}`)
    : undefined;
};

const byNature: Maker = ({ tones }, dice) =>
  sentence(
    `${dice.pick(dice.pick(tones).adjectives)} by nature, ${dice.pick(['yours by choice', 'kind by habit', 'good by design'])}`,
  );

const twoSides: Maker = ({ tones }, dice) => {
  const [first, second] = dice.sample(
    tones.flatMap(({ adjectives }) => adjectives),
    2,
  );
  return first && second ? sentence(`${first}, ${second}, yours`) : undefined;
};

const makers: readonly Maker[] = [
  ofTone,
  threeVerbs,
  promiseInUnit,
  madeForMoment,
  forPeople,
  twoVerbs,
  byNature,
  twoSides,
  forPeople,
];
