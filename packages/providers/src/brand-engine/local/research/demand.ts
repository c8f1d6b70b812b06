import { paragraph } from '../grammar.ts';
import type { ResearchSource } from './source.ts';

/** Visitors and orders of a waitlist test, a rule of thumb: 3 to 6 orders in a hundred visits of people who looked for it. */
export function demand({ reading, forms, name, dice }: ResearchSource): string {
  const { facts, who, category } = reading;
  const { nouns, noun, many, whole } = forms;
  const low = dice.between(3, 6);
  const reach = dice.between(4, 9) * 1000;
  const orders = Math.round((reach * low) / 100 / 10) * 10;
  const edge = who
    ? `the narrower question for ${name} is how many ${who.many} look for ${nouns}`
    : `the narrower question for ${name} is how many want exactly this: ${whole}`;
  const rhythm = facts.fits
    ? `buyers of ${category.name} ${category.rhythm}; whether that holds for ${nouns} has to be seen`
    : `how often people buy ${nouns} again is not known here; ask the first hundred buyers`;
  return `${paragraph(
    `people buy ${nouns} already, under words such as “${many}”`,
    edge,
    rhythm,
  )}\n\n${paragraph(
    `no figure for the market of ${nouns} is given, because none is known here that could be shown`,
    `what can be estimated is a test: if ${reach.toLocaleString('en-US')} people who searched for ${nouns} see the page and ${low} in a hundred order, that is about ${orders} orders of the ${noun}; both figures are assumptions that a waitlist replaces`,
  )}`;
}
