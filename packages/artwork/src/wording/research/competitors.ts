import { paragraph } from '../grammar.ts';
import { outerMaterials } from '../words-of.ts';
import type { ResearchSource } from './source.ts';

/** Kinds of competitors, told from the product: no real names, and nothing that only holds for another product. */
export function competitors({ reading, forms, name }: ResearchSource): string {
  const { who, traits, refused, uses, product } = reading;
  const { nouns, noun, whole, talk } = forms;
  const { faults, measure, parts, proof } = talk;
  const [material] = [...outerMaterials(reading), ...product.materials];
  const [claim] = product.claims;
  const told = refused.find(({ isTold }) => isTold);
  const list: [string, string, string][] = [
    [`The ${noun} that people have already`, `costs nothing more`, `whoever is tired of ${faults[0]}`],
    [
      `The marketplace ${noun}`,
      `is sold at the lowest price under ten names`,
      `${measure} unsaid, and nobody to ask about ${parts[0]}`,
    ],
    [
      `The well-known maker of ${nouns}`,
      `is on every shelf and made for everybody`,
      who ? who.many : `people tired of ${faults[1]}`,
    ],
    ...(material
      ? [
          [
            `The ${noun} from something other than ${material}`,
            `is easier to make and to explain`,
            `the story of ${material}`,
          ] as [string, string, string],
        ]
      : []),
    ...(claim
      ? [
          [
            `The ${noun} that calls itself ${claim}`,
            `says the word and shows no proof`,
            `those who ask what ${claim} means`,
          ] as [string, string, string],
        ]
      : []),
    ...uses
      .slice(0, 1)
      .map((use): [string, string, string] => [
        `Whatever people use for ${use} today`,
        `was made for something else`,
        `${nouns} meant for ${use}`,
      ]),
  ];
  const gap = traits[0]
    ? `${nouns} that ${traits[0]}`
    : who
      ? `${nouns} for ${who.many}`
      : material
        ? `${nouns} from ${material}`
        : claim
          ? `${reading.thing.many} with proof of the word ${claim}`
          : told
            ? `${nouns}, ${told.said}`
            : `${nouns} that stand${forms.s} up to ${proof}`;
  return `${list.map(([kind, does, leaves]) => `- **${kind}** ${does}. It leaves ${leaves}.`).join('\n')}\n\n${paragraph(
    `the opening for ${name} is ${gap}`,
    `these kinds follow from the brief (${whole}), not from a count of companies; search for “${product.one}” and put names to them`,
    `one-star reviews of ${nouns} are the cheapest research there is: count how many speak of ${faults[0]} or ${faults[1]}`,
  )}`;
}
