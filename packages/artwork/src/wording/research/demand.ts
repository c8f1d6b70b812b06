import { paragraph } from '../grammar.ts';
import type { ResearchSource } from './source.ts';

/** Visitors and orders of a waitlist test, a rule of thumb: 3 to 6 orders in a hundred visits of people who looked for it. */
export function demand({ reading, forms, name, dice }: ResearchSource): string {
  const { facts, who, category } = reading;
  const { nouns, noun, many, whole, talk } = forms;
  const words =
    reading.second === undefined ? `“${many}”` : `“${reading.thing.many}” and “${reading.second.thing.many}”`;
  const low = dice.between(3, 6);
  const reach = dice.between(4, 9) * 1000;
  const orders = Math.round((reach * low) / 100 / 10) * 10;
  const edge = who
    ? `the narrower question for ${name} is how many ${who.many} look for ${nouns}`
    : `the narrower question for ${name} is how many want exactly this: ${whole}`;
  const rhythm = facts.fits
    ? `buyers of ${category.name} ${category.rhythm}; whether that holds for ${nouns} has to be seen`
    : `how often people buy ${nouns} again is not known here; ask the first hundred buyers whether ${talk.faults[0]} or the wish for a second one brought them back`;
  return `${paragraph(
    `people buy ${nouns} already, under words such as ${words}`,
    edge,
    rhythm,
  )}\n\n${paragraph(
    `no figure for the market of ${nouns} is given, because none is known here that could be shown; ask ${talk.places[0]} near you how many they sell in a month`,
    `what can be estimated is a test: if ${reach.toLocaleString('en-US')} people who searched for ${nouns} see the page and ${low} in a hundred order, that is about ${orders} orders of the ${noun}; both figures are assumptions that a waitlist replaces`,
  )}`;
}
