import { rulesByKind, rulesForAnimalFood, rulesForChildren, type Rule } from '../facts/rules.data.ts';
import type { ProductFacts } from '../facts/product-facts.ts';
import { capitalized, listed, paragraph } from '../grammar.ts';
import { stemsOf } from '../read-brief.ts';
import type { ResearchSource } from './source.ts';

export function regulations({ reading, forms, dice }: ResearchSource): string {
  const { facts, secondFacts, who, traits, materials } = reading;
  const { many, nouns, noun, talk } = forms;
  const said = `${many} ${[...traits, ...materials, ...reading.uses].join(' ')}`;
  const isAnimalFood = facts.kind === 'food' && facts.animal !== undefined;
  const isForChildren =
    who?.ages !== undefined && who.ages[0] < 12 && facts.kind !== 'baby' && facts.kind !== 'food';
  const rules = [
    ...(isForChildren ? [rulesForChildren] : []),
    ...(isAnimalFood ? [rulesForAnimalFood] : rulesByKind[facts.kind]),
  ].filter(({ when }) => when === undefined || when.test(said));
  // What only the second product has to meet is told of it alone.
  const others = (secondFacts ? rulesByKind[secondFacts.kind] : []).filter(
    ({ when, rule }) =>
      !rules.some((one) => one.rule === rule) && (when === undefined || when.test(forms.other.nouns)),
  );
  const ofFirst = others.length > 0 ? reading.product.nouns : nouns;
  const isShared = ({ rule }: Rule) =>
    secondFacts && rulesByKind[secondFacts.kind].some((one) => one.rule === rule);
  const list = [
    ...rules.map((one) => ({ ...one, of: isShared(one) ? nouns : ofFirst })),
    ...others.map((one) => ({ ...one, of: forms.other.nouns })),
  ].map(({ body, rule, asks, of }) => `- **${body}**, ${rule}: asks, of ${of}, ${asks}.`);
  const animal = facts.animal ? `goods for a ${facts.animal}, ` : '';
  const second = secondFacts && secondFacts.kind !== facts.kind ? `, and ${kindWords[secondFacts.kind]}` : '';
  const from = `This list treats ${nouns} as ${animal}${kindWords[facts.kind]}${second}.`;
  const also = dice.pick([
    `This is a starting point, not legal advice. Have a professional check the final label, including ${talk.measure}.`,
    `Ask the factory for test reports of a ${noun} that it makes already, and check that they name the same ${materials[0] ?? 'material'}.`,
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
  const { category, facts, materials, origins, product, second, secondFacts } = reading;
  const { noun, talk, other } = forms;
  const { nouns } = product;
  const stuff = [...new Set(materials)];
  const asked =
    stuff.length > 0
      ? `the material decides first: ask for ${listed(stuff)} by name, with a sample before the ${noun} is drawn`
      : `ask each factory for a sample of the ${noun}, for ${talk.measure} in writing, and how it keeps out ${talk.faults[0]}`;
  const minimum = facts.fits
    ? `a first run of ${nouns} is usually ${category.minimum}, estimated from ${category.name} in general`
    : `no usual minimum for ${nouns} is known here; 300 to 1,000 of one version is common for goods of this kind, by estimate`;
  const beside =
    secondFacts && second
      ? secondFacts.fits
        ? `a first run of ${other.nouns} is usually ${secondFacts.category.minimum}, estimated from ${secondFacts.category.name} in general`
        : `no usual minimum for ${other.nouns} is known here; ask whether the factory of the ${noun} buys ${other.nouns} in`
      : undefined;
  const from =
    origins[0] === undefined ? '' : `you named ${origins[0]}: look for makers of ${nouns} there first`;
  const countries = facts.fits
    ? `\n\nWhere ${category.name} come from, ${nouns} among them:\n\n${dice
        .sample(category.origins, 3)
        .map(({ country, why }) => `- **${country}**, for ${nouns}: ${why}.`)
        .join('\n')}`
    : '';
  const codesOf = (known: ProductFacts, ...said: string[]) => {
    const words = new Set(said.flatMap(stemsOf).filter((stem) => stem.length > 2));
    return known.fits
      ? known.category.hts.filter(({ what }) => stemsOf(what).some((stem) => words.has(stem)))
      : [];
  };
  const lastWord = (phrase: string) => phrase.split(' ').at(-1) ?? '';
  const codes = [
    ...codesOf(facts, lastWord(nouns), ...materials),
    ...(secondFacts ? codesOf(secondFacts, lastWord(other.nouns), ...materials) : []),
  ].filter(({ code }, at, all) => all.findIndex((one) => one.code === code) === at);
  const duty =
    codes.length > 0
      ? `Tariff codes whose words fit ${forms.nouns} (a broker decides):\n\n${codes.map(({ code, what }) => `- ${code}: ${what}`).join('\n')}`
      : `No tariff code is listed because none here fits ${forms.nouns} for certain. Ask for the duty of “${product.one}”${materials[0] ? ` and say that it is made of ${materials[0]}` : ` and say what ${talk.parts[0]} and the rest are made of`}, to have the code looked up.`;
  const end = `Duty on the ${noun} depends on code and origin together, so compare two countries before choosing a factory${materials[0] ? ` for ${materials[0]}` : ''}.`;
  return `${paragraph(asked, minimum, beside, from)}${countries}\n\n${duty}${codes.length > 0 ? '\n\n' : ' '}${end}`;
}

export function risks({ reading, forms, dice }: ResearchSource): string {
  const { who, refused, product, facts } = reading;
  const { nouns, noun, talk } = forms;
  const { faults, parts, proof } = talk;
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
      .map((use) => `${use} may differ from one buyer to the next; try the ${noun} with ten of them`),
  ];
  const usual = [
    `copies of the ${noun} appear within months of a success, most of them with ${faults[0]}; be first with ${proof}`,
    `returns of ${nouns} cost more than expected when pictures hide ${parts[0]}`,
    `a factory may change ${parts[1]} of the ${noun} after the sample; keep one sealed sample and compare`,
    facts.isPriceKnown
      ? `a large seller of ${nouns} can undercut any price; ${proof} is harder to copy`
      : `the price is a wide estimate, because ${nouns} are not known here in detail`.replace(
          `${nouns} are`,
          `${nouns} ${forms.are}`,
        ),
  ];
  const list = [...own.slice(0, 3), ...dice.sample(usual, 5 - Math.min(3, own.length))].map(
    (risk) => `- ${capitalized(risk)}.`,
  );
  return `${list.join('\n')}\n\nEach of these is cheaper to test with a small run of ${nouns} and ${proof} than to regret.`;
}

export function steps({ reading, forms, name }: ResearchSource): string {
  const { who } = reading;
  const { nouns, noun, many, aNoun, talk } = forms;
  const { faults, parts, proof } = talk;
  const people = who?.many ?? `people who bought ${aNoun} this year`;
  const [material] = reading.materials;
  const list = [
    `Talk to ten ${people} and write down the words they use`,
    `Buy five different ${reading.thing.isPlural ? nouns : `makes of ${nouns}`} and note ${faults[0]}, ${faults[1]} and whatever else disappoints`,
    material
      ? `Order ${material} in the smallest amount and have one ${noun} made from it`
      : `Order samples of the ${noun} from three factories and put each through ${proof}`,
    `Work out the landed cost of the ${noun}, ${material ?? parts[0]} included, before choosing its price`,
    `Open a waitlist for ${name} with one picture that shows ${parts[0]} of the ${noun} and one price for ${many}`,
  ];
  return list.map((step, index) => `${index + 1}. ${step}.`).join('\n');
}
