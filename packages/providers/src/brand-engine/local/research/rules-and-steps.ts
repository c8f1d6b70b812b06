import { rulesByKind, rulesForAnimalFood, rulesForChildren } from '../facts/rules.data.ts';
import { capitalized, listed, paragraph } from '../grammar.ts';
import { stemsOf } from '../read-brief.ts';
import type { ResearchSource } from './source.ts';

export function regulations({ reading, forms, dice }: ResearchSource): string {
  const { facts, who, traits, materials } = reading;
  const { many, nouns, noun } = forms;
  const said = `${many} ${[...traits, ...materials, ...reading.uses].join(' ')}`;
  const isAnimalFood = facts.kind === 'food' && facts.animal !== undefined;
  const isForChildren =
    who?.ages !== undefined && who.ages[0] < 12 && facts.kind !== 'baby' && facts.kind !== 'food';
  const rules = [
    ...(isForChildren ? [rulesForChildren] : []),
    ...(isAnimalFood ? [rulesForAnimalFood] : rulesByKind[facts.kind]),
  ].filter(({ when }) => when === undefined || when.test(said));
  const list = rules.map(({ body, rule, asks }) => `- **${body}**, ${rule}: asks, of ${nouns}, ${asks}.`);
  const from =
    `This list follows from what ${nouns} are taken for here: ${facts.animal ? `goods for a ${facts.animal}, ` : ''}${kindWords[facts.kind]}.`.replace(
      `${nouns} are`,
      `${nouns} ${forms.are}`,
    );
  const also = dice.pick([
    `It is a beginning and no legal advice; have the final ${noun} label read by somebody who does this for a living.`,
    `Ask the factory for test reports of a ${noun} that it makes already, and check that they name the same material.`,
  ]);
  return `${list.join('\n')}\n\n${from} ${also}`;
}

const kindWords = {
  hard: 'a durable article',
  large: 'furniture or something of its size',
  textile: 'a household textile',
  wearable: 'something that is worn or carried',
  jewelry: 'jewelry',
  cosmetic: 'a cosmetic',
  candle: 'something that burns or scents a room',
  food: 'something that is eaten or drunk',
  health: 'something that supports the body',
  paper: 'a paper article',
  toy: 'something to play or make with',
  pet: 'an article for animals',
  baby: 'an article for small children',
  electronic: 'an electronic device',
} as const;

export function sourcing({ reading, forms, dice }: ResearchSource): string {
  const { category, facts, materials, origins, product } = reading;
  const { nouns, noun } = forms;
  const stuff = [...new Set(materials)];
  const asked =
    stuff.length > 0
      ? `the material decides first: ask for ${listed(stuff)} by name, with a sample before the ${noun} is drawn`
      : `ask each factory what its ${nouns} are made of and for a sample`.replace(
          'are made',
          `${forms.are} made`,
        );
  const minimum = facts.fits
    ? `a first run of ${nouns} is usually ${category.minimum}, estimated from ${category.name} in general`
    : `no usual minimum for ${nouns} is known here; 300 to 1,000 of one version is common for goods of this kind, by estimate`;
  const from =
    origins[0] === undefined ? '' : `you named ${origins[0]}: look for makers of ${nouns} there first`;
  const countries = facts.fits
    ? `\n\nWhere ${category.name} come from, ${nouns} among them:\n\n${dice
        .sample(category.origins, 3)
        .map(({ country, why }) => `- **${country}**, for ${nouns}: ${why}.`)
        .join('\n')}`
    : '';
  const words = new Set(
    [...stemsOf(product.nouns).slice(-1), ...materials.flatMap(stemsOf)].filter((stem) => stem.length > 2),
  );
  const codes = facts.fits
    ? category.hts.filter(({ what }) => stemsOf(what).some((stem) => words.has(stem)))
    : [];
  const duty =
    codes.length > 0
      ? `Tariff codes whose words fit ${nouns} (a broker decides):\n\n${codes.map(({ code, what }) => `- ${code}: ${what}`).join('\n')}`
      : `No tariff code is named, because none of those known here fits ${nouns} for certain. Ask for the duty of “${product.one}” to have the code looked up.`;
  const end = `Duty on the ${noun} depends on code and origin together, so compare two countries before choosing a factory.`;
  return `${paragraph(asked, minimum, from)}${countries}\n\n${duty}\n\n${end}`;
}

export function risks({ reading, forms, dice }: ResearchSource): string {
  const { who, refused, product, facts } = reading;
  const { nouns, noun } = forms;
  const [material] = reading.materials;
  const own = [
    ...(material
      ? [`${material} may vary from lot to lot or run short; agree on a second source before the first order`]
      : []),
    ...(who ? [`${who.many} may like the ${noun} and not pay for it; a waitlist with a price tells`] : []),
    ...product.claims
      .slice(0, 1)
      .map((claim) => `${claim} is a claim: without proof for the ${noun} it costs more than it brings`),
    ...refused
      .slice(0, 1)
      .map(({ said }) => `${said} is easy to forget in a factory; write it into the order of the ${noun}`),
    ...reading.uses
      .slice(0, 1)
      .map((use) => `${use} differ from one buyer to the next; try the ${noun} with ten of them`),
  ];
  const usual = [
    `copies of the ${noun} appear within months of a success`,
    `returns of ${nouns} cost more than expected when pictures promise too much`,
    `one factory for all ${nouns} is a single point of failure`,
    facts.isPriceKnown
      ? `a large seller of ${nouns} can undercut any price`
      : `the price is a wide estimate, because ${nouns} are not known here in detail`.replace(
          `${nouns} are`,
          `${nouns} ${forms.are}`,
        ),
  ];
  const list = [...own.slice(0, 3), ...dice.sample(usual, 5 - Math.min(3, own.length))].map(
    (risk) => `- ${capitalized(risk)}.`,
  );
  return `${list.join('\n')}\n\nEach of these is cheaper to test with a small run of ${nouns} than to regret.`;
}

export function steps({ reading, forms, name }: ResearchSource): string {
  const { who } = reading;
  const { nouns, noun, many, aNoun } = forms;
  const people = who?.many ?? `people who bought ${aNoun} this year`;
  const [material] = reading.materials;
  const list = [
    `Talk to ten ${people} and write down the words they use`,
    `Buy five different ${reading.thing.isPlural ? nouns : `makes of ${nouns}`} and note what disappoints`,
    material
      ? `Order ${material} in the smallest amount and have one ${noun} made from it`
      : `Order samples of the ${noun} from three factories`,
    `Work out the landed cost of the ${noun} before choosing its price`,
    `Open a waitlist for ${name} with one picture of the ${noun} and one price for ${many}`,
  ];
  return list.map((step, index) => `${index + 1}. ${step}.`).join('\n');
}
