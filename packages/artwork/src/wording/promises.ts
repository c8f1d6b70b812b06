import type { Dice } from './dice.ts';
import { capitalized, sentence } from './grammar.ts';
import { promisesByClaim } from './promises.data.ts';
import type { Reading } from './read-brief.ts';
import { formsOf, pointsOf, wasSomething, type LineMakers } from './words-of.ts';

/** What a founder could promise, from what the brief says. Nothing that only a test or a history could prove. */
const makers: LineMakers = {
  second: (_, { noun, other }) => [
    `The ${noun} and the ${other.noun} are made to be used together and are sold alone too`,
    `The ${noun} and the ${other.noun} get the same care and the same labels`,
    `A box that holds the ${noun} also has its place for the ${other.noun}`,
  ],
  people: (who, { noun }) => [
    `The ${noun} is sized, priced and explained for ${who}`,
    `${capitalized(who)} try the ${noun} before it is final, and what they say changes it`,
    `${capitalized(who)} find every answer about the ${noun} on one page`,
    `Questions about the ${noun} are answered in the words of ${who}`,
  ],
  averse: (what, { noun }) => [
    `The test of the ${noun}: people who avoid ${what} ask for it a second time`,
    `Whoever avoids ${what} reads on the front of the ${noun} why this one is different`,
  ],
  material: (stuff, { noun }) => [
    wasSomething(stuff)
      ? `Where the ${stuff} came from is told with every ${noun}`
      : `The ${noun} is about ${stuff}, and every other part has to justify itself`,
    `The ${noun} says how much of it is ${stuff}`,
    `Care for ${stuff} is explained in three lines that come with the ${noun}`,
  ],
  trait: (trait, { nouns }) => [
    `One rule for every version: ${nouns} that ${trait}`,
    `Whatever does not help to make ${nouns} that ${trait} is left out`,
  ],
  claim: (claim, { noun }) => [
    (
      promisesByClaim[claim] ??
      `${capitalized(claim)} is checked for every run of the ${noun} before it ships`
    ).replaceAll('{noun}', noun),
    `${capitalized(claim)} is the first line on the ${noun}, with what it means in practice`,
  ],
  subject: (subject, { noun }) => [
    `${capitalized(subject)} on the ${noun} are drawn from the real ones`,
    `People who know ${subject} check each ${noun} for mistakes`,
  ],
  use: (use, { noun }) => [
    `The ${noun} is tried where it counts: ${use}`,
    `If it does not work for ${use}, it is not our ${noun}`,
    `The ${noun} is photographed for what it is for, ${use}, not on a white background`,
  ],
  refused: (said, { noun }) => [`${capitalized(said)}, and that holds for the ${noun}, its box and the shop`],
  origin: (place, { noun }) => [`The ${noun} comes from ${place}, and the maker is named on it`],
  extra: (extra, { noun }) => [`With ${extra}, always: no ${noun} is sold without`],
  tone: (adjective, { noun, talk: { parts } }) => [
    `Everything around the ${noun} stays ${adjective}, from ${parts[0]} to the receipt`,
  ],
  product: (nouns, { noun, talk: { faults, measure, parts, moment, care, proof } }) => [
    `No ${noun} is sold before ${proof}`,
    `With the ${noun} comes a page on ${care}, in plain words`,
    `The ${noun} states ${measure} on the front, before anything else`,
    `Find ${faults[0]}, and we pay to have the ${noun} sent back`,
    `What buyers report ${moment} changes the next run of ${nouns}`,
    `Pictures of the ${noun} show ${parts[0]} as close as the rest`,
  ],
};

/** The lines of each point of the brief, those that any maker of the product could keep last. */
function pilesOf(reading: Reading, dice: Dice): { own: string[][]; product: string[] } {
  const forms = formsOf(reading);
  const piles = pointsOf(reading).map(({ kind, words }, at) =>
    dice.fork(`${kind} ${at}`).sample(makers[kind](words, forms), 9).map(sentence),
  );
  return { own: dice.sample(piles.slice(0, -1), piles.length), product: piles.at(-1) ?? [] };
}

/** Promises, each once: one of each point in turn. */
export function promiseLines(reading: Reading, dice: Dice): string[] {
  const { own, product } = pilesOf(reading, dice);
  const turns = [0, 1, 2, 3].flatMap((turn) => own.flatMap((lines) => lines[turn] ?? []));
  return [...new Set([...turns, ...product])];
}

/** Three promises an idea: of two or three points of the brief, and no two ideas with the same three. */
export function promisesOf(reading: Reading, count: number, dice: Dice): [string, string, string][] {
  const { own, product } = pilesOf(reading, dice);
  return Array.from({ length: count }, (_, idea) => {
    const turned = own.map((_, at) => own[(at + idea) % own.length] ?? []);
    const chosen = turned
      .slice(0, own.length > 3 ? 3 : 2)
      .flatMap((lines) => lines[idea % lines.length] ?? []);
    for (let at = idea * 2; chosen.length < 3; at += 1) {
      const line = product[at % product.length] ?? '';
      if (!chosen.includes(line)) chosen.push(line);
    }
    const [first = '', second = '', third = ''] = chosen;
    return [first, second, third];
  });
}
