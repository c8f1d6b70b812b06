import type { AudienceDraft, BrandIdeaDraft } from './brand-engine.ts';
import type { Dice } from './dice.ts';
import { paragraph, sentence } from './grammar.ts';
import { namesFor } from './names.ts';
import { paletteFor } from './palettes.ts';
import { promisesOf } from './promises.ts';
import { ideaPrompts, moodboardPrompts } from './prompts.ts';
import type { Reading } from './read-brief.ts';
import { slogansFor } from './slogans.ts';
import {
  formsOf,
  isRoundabout,
  pointsOf,
  wasSomething,
  type LineMakers,
  type ProductForms,
} from './words-of.ts';

/** Names with all that goes with them. The people of the brief, or else the chosen audience, shape mission and promises. */
export function ideasFor(
  reading: Reading,
  audience: AudienceDraft | undefined,
  count: number,
  avoid: readonly string[],
  dice: Dice,
): BrandIdeaDraft[] {
  const known = withAudience(reading, audience);
  const names = namesFor(known, count, avoid, dice.fork('names'));
  const slogans = slogansFor(known, count, avoid, dice.fork('slogans'));
  const promises = promisesOf(known, count, dice.fork('promises'));
  return names.map((brandName, index) => {
    const own = dice.fork(`idea ${brandName}`);
    const colorPalette = paletteFor(known, own.fork('palette'));
    const look = { brandName, palette: colorPalette.map(({ hexCode }) => hexCode) };
    return {
      brandName,
      slogan: slogans[index] ?? sentence(`${brandName}: ${known.thing.many}`),
      mission: missionOf(brandName, known, own.fork('mission')),
      valueProps: promises[index] ?? ['', '', ''],
      colorPalette,
      imagePrompts: ideaPrompts(known, look, own.fork('pictures')),
      moodboardPrompts: moodboardPrompts(known, look, own.fork('mood')),
    };
  });
}

/** A reading whose people are those of the chosen audience where the brief names none. */
export const withAudience = (reading: Reading, audience: AudienceDraft | undefined): Reading =>
  reading.who !== undefined || audience === undefined || isRoundabout(audience.name)
    ? reading
    : {
        ...reading,
        who: {
          many: lowered(audience.name),
          isNamed: false,
          ages: undefined,
          payers: undefined,
          averse: undefined,
        },
      };

/** A name of an audience inside a sentence: "New parents" → "new parents", "RV owners" as it is. */
const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const middles: LineMakers = {
  second: (_, { noun, other }) => [
    `the ${noun} and the ${other.noun} are mostly bought from two makers, and it shows`,
    `whoever reaches for the ${noun} needs ${other.aNoun} next, so we make both`,
    `we draw the ${noun} and the ${other.noun} on one sheet of paper`,
  ],
  people: (who, { noun, nouns }) => [
    `we begin with ${who} and work back to the ${noun}`,
    `when two versions of the ${noun} are close, ${who} decide`,
    `${who} know what is wrong with the ${noun} they have, and we write it down`,
    `we would rather be known to ${who} than be seen by everybody who buys ${nouns}`,
    `what ${who} say about their ${nouns} is our list of things to do`,
  ],
  averse: (what, { noun, nouns }) => [
    `whoever wants ${what} has plenty to choose from; this ${noun} is for the others`,
    `most ${nouns} assume that nobody minds ${what}, and many people do`,
  ],
  material: (stuff, { noun, nouns }) => [
    wasSomething(stuff)
      ? `a second use for ${stuff} is overdue, and the ${noun} is a good one`
      : `we take the look, the price and the care of the ${noun} from ${stuff}`,
    `we chose ${stuff} before we drew the first of the ${nouns}`,
    `without ${stuff} there would be no reason for another brand of ${nouns}`,
    `what ${stuff} can and cannot do decides what the ${noun} looks like`,
  ],
  trait: (trait, { nouns }) => [
    `there is one test, and it is the brief: ${nouns} that ${trait}`,
    `it sounds simple, ${nouns} that ${trait}, and it is where most give up`,
  ],
  claim: (claim, { noun, nouns }) => [
    `${claim} is the rule for the ${noun}, not an option`,
    `${claim} is easily printed on ${nouns}, so we say what we mean by it`,
    `if a change makes the ${noun} less ${claim}, it is not made`,
  ],
  subject: (subject, { noun, nouns }) => [
    `${subject} should be recognized at once on every ${noun}`,
    `${subject} were there before the ${nouns}, and they come first`,
  ],
  use: (use, { noun, nouns, are }) => [
    `${use} decided the shape of the ${noun}, and nothing else did`,
    `hardly any ${nouns} ${are} made with ${use} in mind, and that is our place`,
    `we ask of every change to the ${noun} whether it helps with ${use}`,
  ],
  refused: (said, { noun, nouns }) => [
    `${said} is a promise about the ${noun} that we can keep`,
    `we say ${said} because it is so rarely true of ${nouns}`,
  ],
  origin: (place, { noun }) => [
    `the ${noun} comes from ${place}, and whoever makes it is named`,
    `${place} is where people know how to make it, so the ${noun} is made there`,
  ],
  extra: (extra, { noun }) => [`a ${noun} with ${extra} is easier to remember than to describe`],
  tone: (adjective, { nouns, noun, talk: { faults, parts } }) => [
    `we call ${nouns} ${adjective} when there is no room left for ${faults[0]}`,
    `we want ${parts[0]} of the ${noun} to feel ${adjective} before anything else does`,
  ],
  product: (nouns, { noun, are, talk: { faults, parts, moment } }) => [
    `most ${nouns} ${are} remembered for ${faults[0]}, and that is where we begin`,
    `first comes ${parts[0]} of the ${noun}, and only then a second product`,
    `what is different about the ${noun} shows ${moment}, and we can wait for it`,
  ],
};

const ends = ({
  nouns,
  noun,
  aNoun,
  talk: { faults, measure, parts, moment, care, proof },
}: ProductForms): string[] => [
  `we would rather get rid of ${faults[0]} than add a color to the ${noun}`,
  `we put ${measure} on every ${noun}, because that is what people look for`,
  `before ${aNoun} is sold, it goes through ${proof}`,
  `what people tell us ${moment} goes into the next run of ${nouns}`,
  `nobody who buys ${aNoun} should have to put up with ${faults[1]}`,
  `we look at ${parts[0]} of the ${noun} first and at the logo last`,
  `${care} should be no riddle, so a page about it comes with the ${noun}`,
];

function missionOf(name: string, reading: Reading, dice: Dice): string {
  const forms = formsOf(reading);
  const points = pointsOf(reading);
  const [product = { kind: 'product' as const, words: forms.nouns }] = points.slice(-1);
  const middle = dice.sample(points.slice(0, -1), 1)[0] ?? product;
  return paragraph(
    dice.pick([
      `${name} makes ${forms.whole}`,
      `${name} exists for one thing: ${forms.whole}`,
      `the whole idea of ${name} fits in a line: ${forms.whole}`,
      `we started ${name} to make ${forms.whole}`,
    ]),
    dice.pick(middles[middle.kind](middle.words, forms)),
    dice.pick(ends(forms)),
  );
}
