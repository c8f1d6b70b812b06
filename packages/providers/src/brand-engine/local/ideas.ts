import type { AudienceDraft, BrandIdeaDraft } from '../brand-engine.ts';
import type { Dice } from './dice.ts';
import { capitalized, paragraph, sentence } from './grammar.ts';
import { namesFor } from './names.ts';
import { paletteFor } from './palettes.ts';
import { ideaPrompts, moodboardPrompts } from './prompts.ts';
import type { Reading } from './read-brief.ts';
import { slogansFor } from './slogans.ts';

/** Names with all that goes with them. `people` in the reading or the audience shape mission and promises. */
export function ideasFor(
  reading: Reading,
  audience: AudienceDraft | undefined,
  count: number,
  avoid: readonly string[],
  dice: Dice,
): BrandIdeaDraft[] {
  const people = peopleOf(reading, audience);
  const known: Reading = { ...reading, people };
  const names = namesFor(known, count, avoid, dice.fork('names'));
  const slogans = slogansFor(known, count, avoid, dice.fork('slogans'));
  const props = dice.fork('props');
  const props3 = propsFor(known, count, props);
  return names.map((brandName, index) => {
    const own = dice.fork(`idea ${brandName}`);
    const colorPalette = paletteFor(known, own.fork('palette'));
    const look = { brandName, palette: colorPalette.map(({ hexCode }) => hexCode) };
    return {
      brandName,
      slogan: slogans[index] ?? sentence(own.pick(known.category.promises)),
      mission: missionOf(brandName, known, own.fork('mission')),
      valueProps: props3[index] ?? ['', '', ''],
      colorPalette,
      imagePrompts: ideaPrompts(known, look, own.fork('pictures')),
      moodboardPrompts: moodboardPrompts(known, look, own.fork('mood')),
    };
  });
}

/** The people that texts speak of: the chosen audience where one is, otherwise the founder's words. */
export const peopleOf = (reading: Reading, audience: AudienceDraft | undefined): string | undefined =>
  reading.people ?? (audience ? lowered(audience.name) : undefined);

/** A name of an audience inside a sentence: "New parents" → "new parents", "RV owners" as it is. */
const lowered = (name: string): string =>
  name
    .split(' ')
    .slice(0, 6)
    .map((word) => (/^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word))
    .join(' ');

function missionOf(name: string, { category, thing, people, tones }: Reading, dice: Dice): string {
  const adjectives = dice.sample(
    tones.flatMap((tone) => tone.adjectives),
    2,
  );
  const who =
    people ??
    dice.pick([
      'people who choose with care',
      'anyone who wants less of it, and better',
      'people with little time and good taste',
    ]);
  const promise = dice.pick(category.promises);
  const moment = dice.pick(category.moments);
  const [first = 'honest', second = 'useful'] = adjectives;
  const opening = dice.pick([
    `${name} makes ${thing.many} for ${who}`,
    `${name} exists to give ${who} ${promise}`,
    `we started ${name} because ${who} deserve ${promise}`,
    `${name} is for ${who}: ${thing.many} that ${thing.isPlural ? 'feel' : 'feels'} ${first} and ${second}`,
    `at ${name} we make ${thing.many} as ${first} as ${who} wish ${thing.isPlural ? 'they' : 'it'} had always been`,
  ]);
  const middle = dice.pick([
    `we want ${moment} to be worth looking forward to`,
    `our work is ${first} and ${second}, from the first sketch to the last knot in the string`,
    `we think of ${moment} first and of shelves last`,
    `what we promise is small and kept: ${promise}`,
    `each detail answers one question: does it help in ${moment}`.replace(
      /help in (the|a|an|people|rainy|weekends|ordinary|evenings)/,
      'suit $1',
    ),
  ]);
  const end = dice.pick([
    `everything else is left out`,
    `we say what ${thing.isPlural ? 'they are' : 'it is'} made of and who makes ${thing.isPlural ? 'them' : 'it'}`,
    `we would rather sell one thing that is kept than five that are not`,
    `that is the whole plan, and we keep to it`,
    `and we answer for ${thing.isPlural ? 'them' : 'it'} by name`.replace(/^and we/, 'we'),
  ]);
  return paragraph(opening, middle, end);
}

/** Three promises an idea: one of the tone, one of the trade, one for the people; as different as the tables allow. */
function propsFor(
  { category, tones, people, thing }: Reading,
  count: number,
  dice: Dice,
): [string, string, string][] {
  const ofTone = tones.flatMap((tone) => tone.props);
  const [tonePile, proofPile] = [
    dice.sample(ofTone, ofTone.length),
    dice.sample(category.proofs, category.proofs.length),
  ];
  const audience = category.audiences.flatMap(({ needs }) => needs);
  const needs = dice.sample(audience, audience.length);
  const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const need = at(needs, index);
    const third =
      people === undefined
        ? dice.pick([
            `Thought through for one need: ${need}`,
            `It answers a plain wish: ${need}`,
            `We began with what people kept asking for: ${need}`,
          ])
        : dice.pick([
            `Tried out with ${people} before anyone else saw it`,
            `Sized, packed and priced for ${people}`,
            `Shaped by what ${people} asked for: ${need}`,
            `${capitalized(people)} come first in every choice we make about ${thing.many}`,
          ]);
    return [sentence(at(tonePile, index)), sentence(at(proofPile, index)), sentence(third)];
  });
}
