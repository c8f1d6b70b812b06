import type { Dice } from './dice.ts';
import { sentence } from './grammar.ts';
import type { Reading } from './read-brief.ts';
import { formsOf, pointsOf, wasSomething, type LineMakers } from './words-of.ts';

/** Longest slogan, characters. */
const longest = 60;

const makers: LineMakers = {
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
    `${stuff} makes the ${noun}`,
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
  tone: (adjective, { nouns }) => [
    `${adjective} ${nouns}, every time`,
    `${nouns}, but ${adjective}`,
    `${adjective} by nature, ${nouns} by trade`,
  ],
  product: (nouns, { noun, aNoun, fewer }) => [
    `ask more of ${nouns}`,
    `${fewer} ${nouns}, better made`,
    `all we do is ${nouns}`,
    `take the ${noun} seriously`,
    `${nouns} with a reason`,
    `it began with ${aNoun}`,
    `${nouns}. Properly`,
    `start with the ${noun}`,
    `the last ${noun} you argue about`,
    `say hello to better ${nouns}`,
    `we think about ${nouns} so you need not`,
    `good ${nouns}, no fuss`,
    `the ${noun}, thought through`,
    `there is more to ${nouns}`,
    `made like the ${noun} matters`,
    `keep the ${noun}, lose the fuss`,
  ],
};

/** Different slogans, one sentence or two short ones each, at most 60 characters; each takes something from the brief. */
export function slogansFor(reading: Reading, count: number, avoid: readonly string[], dice: Dice): string[] {
  const forms = formsOf(reading);
  const taken = new Set(avoid.map((text) => text.toLowerCase()));
  const candidates = pointsOf(reading).map(({ kind, words }) =>
    dice
      .sample(makers[kind](words, forms), 99)
      .map((line) => sentence(line))
      .filter((line) => line.length <= longest),
  );
  // One of each point in turn, so that three slogans speak of three things.
  const slogans: string[] = [];
  const order = [...dice.sample(candidates.slice(0, -1), candidates.length), ...candidates.slice(-1)];
  for (let turn = 0; slogans.length < count && turn < 30; turn += 1)
    for (const [place, lines] of order.entries()) {
      // What only says the product comes after two lines of each other point.
      const line = lines[place === order.length - 1 ? turn - 2 : turn];
      if (line === undefined || taken.has(line.toLowerCase()) || slogans.length === count) continue;
      taken.add(line.toLowerCase());
      slogans.push(line);
    }
  return slogans;
}
