import type { AudienceDraft } from '../brand-engine.ts';
import type { Dice } from './dice.ts';
import { capitalized, listed, paragraph } from './grammar.ts';
import type { Reading } from './read-brief.ts';
import { agesInWords, type Who } from './who.ts';
import { formsOf, outerMaterials, type ProductForms } from './words-of.ts';

/** Somebody to sell to, composed from the brief. */
interface Candidate {
  /** Plural people, inside a sentence. */
  people: string;
  ages: Who['ages'];
  /** Why they would buy, a sentence that names them or the product. */
  because: string;
  needs: readonly string[];
  channels: readonly string[];
}

/** People the brand would be for: those whom the founder named first, then those around them and around the product. */
export function audiencesFor(
  reading: Reading,
  count: number,
  avoid: readonly string[],
  dice: Dice,
): AudienceDraft[] {
  const taken = new Set(avoid.map((name) => name.toLowerCase()));
  const forms = formsOf(reading);
  const named = reading.who === undefined ? [] : namedPeople(reading, reading.who, forms);
  const around = peopleAround(reading, forms);
  const drafts: AudienceDraft[] = [];
  for (const candidate of [...named, ...around, ...widened(reading, forms)]) {
    if (drafts.length === count) break;
    const key = candidate.people.toLowerCase();
    if (taken.has(key) || reading.notFor.some((words) => key.includes(words))) continue;
    taken.add(key);
    drafts.push(draftOf(candidate, reading, forms, dice.fork(candidate.people)));
  }
  return drafts;
}

function namedPeople(reading: Reading, who: Who, forms: ProductForms): Candidate[] {
  const { nouns, noun, many, aNoun, are, s } = forms;
  const people = who.many;
  const found: Candidate[] = [
    {
      people,
      ages: who.ages,
      because:
        who.averse === undefined
          ? `${people} are the people this ${noun} is made for, and most ${nouns} ${are} made for everybody`
          : `${people} pass by every shelf of ${nouns}, because it all seems made for somebody else`,
      needs: [
        who.averse === undefined ? `${many} that suit${s} ${people}` : `${nouns} without the ${who.averse}`,
        `proof from other ${people}`,
        `one ${noun} to begin with, and a way to send it back`,
      ],
      channels: placesOf(people, forms),
    },
  ];
  if (who.payers !== undefined)
    found.push({
      people: who.payers,
      ages: [28, 55],
      because: `they pay for the ${noun}, and ${people} decide whether it is used`,
      needs: [
        `${aNoun} that ${people} will use`,
        `a price for the ${noun} that allows for growing out of it`,
        `what is in the ${noun}, in plain words`,
      ],
      channels: placesOf(who.payers, forms),
    });
  found.push({
    people: `people who buy presents for ${people}`,
    ages: [20, 70],
    because: `${aNoun} made for ${people} shows that somebody thought of them`,
    needs: [
      `${aNoun} that looks finished in its box`,
      `delivery of the ${noun} by a date`,
      `an exchange, should the ${noun} be the wrong one`,
    ],
    channels: [
      `gift guides for ${people}`,
      `searches for a present with the word ${noun}`,
      `markets in November with ${nouns} to touch`,
    ],
  });
  return found;
}

/** Where people who want a product are met, in words that name them or it. */
const placesOf = (people: string, { nouns, noun }: ProductForms): string[] => [
  `groups and forums of ${people}`,
  `searches for “${noun} for ${people}”`.length < 90
    ? `searches for “${noun} for ${people}”`
    : `searches for ${nouns}`,
  `videos that compare ${nouns}`,
];

/** People whom the rest of a brief speaks of. */
function peopleAround(reading: Reading, forms: ProductForms): Candidate[] {
  const { product, uses, traits, refused, subjects, facts } = reading;
  const { nouns, noun, many, aNoun, s } = forms;
  const [material] = outerMaterials(reading).length > 0 ? outerMaterials(reading) : product.materials;
  const of = (people: string, because: string, needs: readonly string[], ages?: Who['ages']): Candidate => ({
    people,
    ages,
    because,
    needs: [
      ...needs,
      `clear pictures of the ${noun} in use`,
      `a price for the ${noun} that explains itself`,
    ].slice(0, 4),
    channels: [`searches for ${many}`, `videos that compare ${nouns}`, `shops that sell ${nouns} already`],
  });
  const base =
    facts.animal !== undefined ? `${facts.animal} owners` : facts.kind === 'baby' ? 'parents' : 'people';
  const ages = facts.kind === 'baby' ? ([24, 42] as const) : undefined;
  const found: Candidate[] = [];
  if (material !== undefined)
    found.push(
      of(
        `${base} who want ${nouns} from ${material}`,
        `${material} is the story they tell when somebody asks about the ${noun}`,
        [`where the ${material} comes from`, `how ${material} wears and is cared for`],
        ages,
      ),
    );
  for (const trait of traits.slice(0, 1))
    found.push(
      of(
        `${base} who look for ${nouns} that ${trait}`,
        `they searched for ${nouns} that ${trait} and settled for less`,
        [`${nouns} that ${trait}`, `somebody who explains the difference from the usual ${noun}`],
        ages,
      ),
    );
  for (const use of uses.slice(0, 2))
    found.push(
      of(
        `${base} who need ${nouns} for ${use}`,
        `an ordinary ${noun} was not meant for ${use}, and they notice every time`,
        [`${nouns} that work${s} for ${use}`, `advice on ${use}`],
        ages,
      ),
    );
  for (const claim of product.claims.slice(0, 2))
    found.push(
      of(
        `${base} who want their ${nouns} ${claim}`,
        `${claim} is the first word in their search for ${nouns}`,
        [`proof that the word ${claim} holds for the ${noun}`, `${many} without a lecture`],
        ages,
      ),
    );
  for (const { said, word } of refused.slice(0, 1))
    found.push(
      of(
        `${base} who want ${nouns}, but ${said}`,
        `they turn every ${noun} around before they buy it, and ${said} is what they hope for`,
        [
          `${said}, also in the small print`,
          `${nouns} that simply leave${s} out anything ${word}`.replace(/anything scent$/, 'the scent'),
        ],
        ages,
      ),
    );
  for (const subject of subjects.slice(0, 1))
    found.push(
      of(
        `${base} who love ${subject}`,
        `${subject} mean something to them, and ${aNoun} is a way to have them near`,
        [`${subject} shown right`, `${aNoun} worth giving away`],
        ages,
      ),
    );
  if (facts.animal !== undefined)
    found.push(
      of(
        `${facts.animal} owners who replace ${nouns} often`,
        `they know exactly where a ${noun} gives way first`,
        [`${nouns} that outlast${s} the last ones`, `the right size of the ${noun} for one ${facts.animal}`],
      ),
      of(`people with a new ${facts.animal}`, `within weeks they buy everything once, ${nouns} among it`, [
        `the one ${noun} that is right`,
        `no second ${noun} in three months`,
      ]),
    );
  return found;
}

/** Those whom every product has, told for this one. */
function widened(reading: Reading, forms: ProductForms): Candidate[] {
  const { nouns, noun, many, aNoun, s } = forms;
  const base = (people: string, because: string, need: string): Candidate => ({
    people,
    ages: undefined,
    because,
    needs: [need, `delivery of the ${noun} on the promised day`, `answers about the ${noun} within a day`],
    channels: [`searches for ${many}`, `videos that compare ${nouns}`, `shops that sell ${nouns} already`],
  });
  const others = [
    base(
      `people whose last ${noun} disappointed`,
      `they know what was wrong with it and read what others say of ${nouns}`,
      `${nouns} without the usual fault`,
    ),
    base(
      `people buying their first ${noun}`,
      `they compare ${nouns} for an evening and want to be sure`,
      `one ${noun} to start with`,
    ),
    base(
      `people who give ${nouns} as a present`,
      `a present of ${nouns} is personal enough to be remembered and useful enough to be kept`,
      `${aNoun} ready to give`,
    ),
    base(
      `shops that look for ${nouns} with a story`,
      `they have ${nouns} from the large suppliers and nothing to tell about them`,
      `a wholesale price for the ${noun}`,
    ),
    base(
      `people who replace ${nouns} every year`,
      `they would rather buy ${nouns} once`,
      `${nouns} that last${s}`,
    ),
    base(
      `neighbors who ask where the ${noun} is from`,
      `they saw the ${noun} in use, which no advertisement replaces`,
      `the name on the ${noun}, easy to find`,
    ),
  ];
  const places = [
    'in large cities',
    'in small towns',
    'on a budget',
    'with little room',
    'who order online only',
    'who find things at markets',
  ];
  const people = reading.who?.many ?? `people who want ${nouns}`;
  return [
    ...others,
    ...places.map((place) =>
      base(
        `${people} ${place}`,
        `for ${people} ${place} the usual ${noun} is made for somebody else`,
        `${nouns} that suit${s} people ${place}`,
      ),
    ),
  ];
}

function draftOf(candidate: Candidate, reading: Reading, forms: ProductForms, dice: Dice): AudienceDraft {
  const { people, ages, because, needs, channels } = candidate;
  const [need = '', second = need] = dice.sample(needs, 2);
  const adjective = reading.tones[0]?.key === 'plain' ? undefined : reading.tones[0]?.adjectives[0];
  return {
    name: capitalized(people).slice(0, 80),
    description: paragraph(
      because,
      dice.pick([
        `what they ask for: ${need}`,
        `they want ${need}, and ${second}`,
        adjective === undefined
          ? `they decide by ${need}`
          : `${adjective} ${forms.nouns} get${forms.s} their attention, ${need} gets the order`,
      ]),
      dice.pick([
        `reach them through ${listed(dice.sample(channels, 2))}`,
        `you meet them in ${listed(dice.sample(channels, 2))}`,
      ]),
    ),
    ageRange: agesInWords(ages),
    needs: [...needs],
    channels: [...channels],
  };
}
