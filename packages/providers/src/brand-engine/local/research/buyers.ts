import { capitalized, listed, paragraph } from '../grammar.ts';
import type { ResearchSource } from './sections.ts';

export function buyers({ reading, people, audience, dice }: ResearchSource): string {
  const { category, thing } = reading;
  const known = dice.sample(category.audiences, 3);
  const first = people
    ? paragraph(
        `${people} come first`,
        audience
          ? `they are ${audience.ageRange} years old for the most part and ask for ${listed(audience.needs.slice(0, 3).map(plain))}`
          : `they ask of ${thing.many} what few makers put in one thing: ${listed(dice.sample(known[0]?.needs ?? [], 2))}`,
        dice.pick([
          'write the first page for them alone; others read over their shoulder',
          'ten long talks with them are worth more than a survey of a thousand',
          'their own words belong on the label',
        ]),
      )
    : paragraph(
        dice.pick([
          'three kinds of buyers matter most',
          'most orders come from three groups',
          'it helps to think of three people',
        ]),
      );
  const others = known.map(
    (fact) =>
      `- **${capitalized(fact.people)}** (${fact.ages[0]}–${fact.ages[1]}): they ${fact.because}. Met through ${listed(dice.sample(fact.channels, 2))}.`,
  );
  return `${first}\n\n${others.join('\n')}`;
}

const plain = (text: string) =>
  text.replace(/[.\s]+$/, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
