import { listed, paragraph } from '../grammar.ts';
import type { ResearchSource } from './sections.ts';

export function demand({ reading, name, people, dice }: ResearchSource): string {
  const { category, thing, tones } = reading;
  const adjectives = tones.flatMap((tone) => tone.adjectives);
  const verb = thing.isPlural ? 'are' : 'is';
  const opening = dice.pick([
    `${category.name} is a market that many buy in and few are loyal to`,
    `people buy ${category.name} already; the question for ${name} is why they should change`,
    `the market of ${category.name} is broad and its middle is crowded, so ${name} needs an edge of its own`,
    `nobody has to explain ${category.name} to a buyer, which makes the first sale easy and the second one hard`,
  ]);
  const edge = people
    ? dice.pick([
        `the edge here is the buyer: ${people} are easy to name, to find and to write for`,
        `speaking to ${people} alone makes the market smaller and the choice of ${name} likelier`,
        `${thing.many} for ${people} ${verb} searched for in those words, and few shops answer them`,
      ])
    : dice.pick([
        `the edge should be an occasion: ${dice.pick(category.moments)} is narrower than a shelf and easier to own`,
        `choose one occasion and own it; ${dice.pick(category.moments)} would be a start`,
      ]);
  const rhythm = `buyers ${category.rhythm}, by our estimate`;
  const low = dice.between(3, 6);
  const reach = dice.between(8, 14) * 1000;
  const orders = Math.round((reach * low) / 100 / 10) * 10;
  const reckoning = dice.pick([
    `as a rule of thumb, ${reach.toLocaleString('en-US')} visitors who came for such a thing and ${low} orders in every hundred visits make about ${orders} first orders; both figures are estimates to be measured with a waitlist`,
    `an estimate to test: if ${reach.toLocaleString('en-US')} interested people see the page and ${low} percent order, that is about ${orders} orders, enough for one first run`,
  ]);
  const proof = `what speaks for it: ${listed(dice.sample(category.promises, 2))}, asked for in ${dice.pick(['reviews', 'forums', 'comments'])} more often than they are delivered, and a manner that is ${listed(dice.sample(adjectives, 2))}`;
  return `${paragraph(opening, edge, rhythm)}\n\n${paragraph(proof, reckoning)}`;
}
