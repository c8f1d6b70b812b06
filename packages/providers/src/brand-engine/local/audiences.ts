import type { AudienceDraft } from '../brand-engine.ts';
import type { AudienceFacts } from './category.ts';
import type { Dice } from './dice.ts';
import { capitalized, listed, paragraph } from './grammar.ts';
import type { Reading } from './read-brief.ts';

/** People the brand would be for: those whom the founder named first, then those who buy in this trade. */
export function audiencesFor(
  reading: Reading,
  count: number,
  avoid: readonly string[],
  dice: Dice,
): AudienceDraft[] {
  const taken = new Set(avoid.map((name) => name.toLowerCase()));
  const { category, people } = reading;
  const facts = dice.sample(category.audiences, category.audiences.length);
  const base = facts[0];
  const candidates: AudienceFacts[] = [];
  if (people !== undefined && base) candidates.push(...variantsOf(people, facts));
  candidates.push(...facts, ...narrowed(facts, dice));
  const drafts: AudienceDraft[] = [];
  for (const fact of candidates) {
    if (drafts.length === count) break;
    if (taken.has(fact.people.toLowerCase())) continue;
    taken.add(fact.people.toLowerCase());
    drafts.push(draftOf(fact, reading, dice.fork(fact.people)));
  }
  return drafts;
}

/** The named people, with needs and places of those in the table who are most like them by words. */
function variantsOf(people: string, facts: readonly AudienceFacts[]): AudienceFacts[] {
  const like =
    facts.find((fact) =>
      people.split(/[\s-]/).some((word) => word.length > 3 && fact.people.includes(word)),
    ) ?? facts[0];
  if (!like) return [];
  return [
    { ...like, people },
    {
      ...like,
      people: `friends and families of ${people}`,
      needs: ['a present that shows they understand', 'a finished box and a card', 'delivery by a date'],
      because: 'look for something that says thank you without being asked',
    },
  ];
}

const places = [
  'in large cities',
  'in small towns',
  'on a budget',
  'with a sense of occasion',
  'who buy online only',
  'who discover at markets',
];

/** More than the table holds: the same people, narrower. */
const narrowed = (facts: readonly AudienceFacts[], dice: Dice): AudienceFacts[] =>
  dice.sample(
    facts.flatMap((fact) =>
      / (?:who|with|in|on) /.test(fact.people)
        ? []
        : places.map((place) => ({ ...fact, people: `${fact.people} ${place}` })),
    ),
    40,
  );

function draftOf(fact: AudienceFacts, { thing, category, tones }: Reading, dice: Dice): AudienceDraft {
  const [low, high] = fact.ages;
  const them = capitalized(fact.people);
  const adjective = dice.pick(tones.flatMap((tone) => tone.adjectives));
  const verb = thing.isPlural ? 'are' : 'is';
  const [need = '', second = ''] = dice.sample(fact.needs, 2);
  const opening = dice.pick([
    `${them} ${fact.because}`,
    `they ${fact.because}, and few brands speak to them`,
    `what sets them apart: they ${fact.because}`,
  ]);
  const middle = dice.pick([
    `${adjective} ${thing.many} ${verb} a small, repeatable answer, above all for ${dice.pick(category.moments)}`,
    `they look for ${need} and find it seldom`,
    `${thing.many} that ${verb} ${adjective} and fair about ${thing.isPlural ? 'their' : 'its'} price would win a first order`,
  ]);
  const end = dice.pick([
    `reach them through ${listed(dice.sample(fact.channels, 2))}`,
    `you meet them at these places first: ${listed(dice.sample(fact.channels, 3))}`,
    `they buy for ${second || need}, and again when it holds`,
  ]);
  return {
    name: them,
    description: paragraph(opening, middle, end),
    ageRange: `${low}–${high}`,
    needs: dice.sample(fact.needs, fact.needs.length),
    channels: dice.sample(fact.channels, fact.channels.length),
  };
}
