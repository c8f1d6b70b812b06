import type { AudienceDraft } from './brand-engine.ts';
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
  const { nouns, noun, many, aNoun, are, s, talk } = forms;
  const { faults, measure } = talk;
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
        `${measure} of the ${noun} before the order`,
        `an honest word about ${nouns} and ${faults[0]}`,
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
        `a price for the ${noun} that allows for ${people} growing out of it`,
        `${measure} of the ${noun}, in plain words`,
      ],
      channels: placesOf(who.payers, forms),
    });
  found.push({
    people: `people who buy presents for ${people}`,
    ages: [20, 70],
    because: `${aNoun} made for ${people} shows that somebody thought of them`,
    needs: [
      `${aNoun} in a box that ${people} are glad to open`,
      `${measure} of the ${noun}, so that it is the right one`,
      `an exchange, should ${people} want another ${noun}`,
    ],
    channels: [
      `gift guides for ${people}`,
      `searches for a present with the word ${noun}`,
      `${talk.places[0]} in November with ${nouns} to touch`,
    ],
  });
  return found;
}

/** Where people who want a product are met, in words that name them or it. */
const placesOf = (people: string, { nouns, noun, talk: { places, parts } }: ProductForms): string[] => [
  `groups and forums of ${people}`,
  `searches for “${noun} for ${people}”`.length < 90
    ? `searches for “${noun} for ${people}”`
    : `${places[0]} with ${nouns}`,
  `videos that show ${parts[0]} of ${nouns} up close`,
];

/** Where buyers are met who are known by nothing but the product: where goods of its kind are sold and compared. */
const placesOfKind = ({ nouns, noun, talk: { places, faults, parts } }: ProductForms): string[] => [
  `${places[0]} with ${nouns} to touch`,
  `${places[1]} with room for ${nouns}`,
  `searches for “${noun} without ${faults[0]}”`,
  `videos that show ${parts[0]} of ${nouns} up close`,
];

/** People whom the rest of a brief speaks of. */
function peopleAround(reading: Reading, forms: ProductForms): Candidate[] {
  const { product, uses, traits, refused, subjects, facts } = reading;
  const { nouns, noun, many, aNoun, s, talk } = forms;
  const { parts, measure, faults, proof } = talk;
  const [material] = outerMaterials(reading).length > 0 ? outerMaterials(reading) : product.materials;
  const of = (people: string, because: string, needs: readonly string[], ages?: Who['ages']): Candidate => ({
    people,
    ages,
    because,
    needs: [
      ...needs,
      `pictures that show ${parts[0]} of the ${noun}`,
      `${measure} of the ${noun} before the order`,
    ].slice(0, 4),
    channels: placesOfKind(forms),
  });
  const base =
    facts.animal !== undefined ? `${facts.animal} owners` : facts.kind === 'baby' ? 'parents' : 'people';
  const ages = facts.kind === 'baby' ? ([24, 42] as const) : undefined;
  const found: Candidate[] = [];
  if (material !== undefined)
    found.push(
      of(
        `${base} who want ${nouns} from ${material}`,
        `they tell the story of ${material} when somebody asks about the ${noun}`,
        [`the origin of the ${material}`, `advice on the care of ${material}`],
        ages,
      ),
    );
  for (const trait of traits.slice(0, 1))
    found.push(
      of(
        `${base} who look for ${nouns} that ${trait}`,
        `they searched for ${nouns} that ${trait} and settled for less`,
        [`${nouns} that ${trait}`, `${proof} behind the promise of the ${noun}`],
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
  for (const { said, word } of refused.filter(({ isTold }) => isTold).slice(0, 1))
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
        [`${subject} shown right`, `${aNoun} worth giving away, with ${measure} on its card`],
        ages,
      ),
    );
  if (facts.animal !== undefined)
    found.push(
      of(
        `${facts.animal} owners who replace ${nouns} often`,
        `they know ${faults[0]} from experience and look at ${parts[0]} first`,
        [`${nouns} without ${faults[0]}`, `${measure}, to find the right ${noun} for one ${facts.animal}`],
      ),
      of(
        `people with a new ${facts.animal}`,
        `within weeks they buy everything once, ${nouns} among it, and learn about ${faults[1]}`,
        [`${measure} of the ${noun} in one place`, `no second ${noun} because of ${faults[1]}`],
      ),
    );
  return found;
}

/** Those whom every product has, told for this one. */
function widened(reading: Reading, forms: ProductForms): Candidate[] {
  const { nouns, noun, aNoun, s, talk } = forms;
  const { faults, measure, parts, places: shops, care, proof } = talk;
  const base = (people: string, because: string, need: string): Candidate => ({
    people,
    ages: undefined,
    because,
    needs: [
      need,
      `${measure} of the ${noun} before the order`,
      `a plain answer about ${care} of the ${noun}`,
    ],
    channels: placesOfKind(forms),
  });
  const others = [
    base(
      `people tired of ${nouns} with ${faults[0]}`,
      `they have had ${nouns} with ${faults[0]}, and read what others say before they try again`,
      `${nouns} without ${faults[0]}`,
    ),
    base(
      `people who look at ${parts[0]} of ${aNoun} first`,
      `they know from experience that ${parts[0]} and ${parts[1]} tell most about ${nouns}`,
      `pictures that show ${parts[0]} of the ${noun} up close`,
    ),
    base(
      `people who give ${nouns} as a present`,
      `${aNoun} is a present that gets used, as long as nobody finds ${faults[1]}`,
      `${aNoun} ready to give, with a line about ${care}`,
    ),
    base(
      `${shops[0]} that look for ${nouns} with a story`,
      `they have the usual ${nouns} and nothing to tell about ${parts[0]}`,
      `${proof} that they can repeat with the ${noun} in front of customers`,
    ),
    base(
      `people who replace ${nouns} because of ${faults[1]}`,
      `they would rather learn about ${care} and buy ${nouns} once`,
      `${nouns} that last${s} through ${proof}`,
    ),
    base(
      `people who come upon ${nouns} at ${shops[1]}`,
      `they pick ${aNoun} up without having looked for it and turn it over to see ${parts[1]}`,
      `${measure} of the ${noun} in sight, without asking`,
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
