import {
  capabilityWords,
  certifications as allCertifications,
  certificationWords,
} from '@brandwright/contract/sourcing/marketplace/enums.ts';
import { readColors } from '@brandwright/language/values/colors.ts';
import { readMaterials } from '@brandwright/language/values/materials.ts';
import { escapePattern } from '@brandwright/language/text.ts';
import { listOf } from '../goods.ts';
import { mostNamed, nameOf, type Asked, type Topic } from './topic.ts';

type Capability = Asked['facts']['capabilities'][number];

/** Words by which a buyer asks for what a supplier can do. */
const askedCapabilities: readonly (readonly [Capability, RegExp])[] = [
  [
    'CUSTOM_PACKAGING',
    /\b(?:custom|branded|own|printed|gift|individual) (?:packag\w*|boxes|box|bags?|tubes?|wrap\w*|sleeves?|tags?)\b|\bpackag(?:e|ed|ing)\b|\bpack (?:each|them|it|every|one)\b|\bgift[- ]wrap/i,
  ],
  ['PRIVATE_LABEL', /\bprivate[- ]label|\b(?:our|own) (?:own )?(?:label|brand name)\b/i],
  ['WHITE_LABEL', /\bwhite[- ]label|\bunbranded\b/i],
  ['EMBROIDERY', /\bembroider/i],
  ['SCREEN_PRINTING', /\bscreen[- ]print/i],
  ['DIGITAL_PRINTING', /\bdigital(?:ly)? print|\bdtg\b/i],
  ['ENGRAVING', /\bengrav/i],
  ['CUSTOM_SCENT', /\b(?:custom|own|our) (?:scents?|fragrances?)\b/i],
  ['CUSTOM_MOULD', /\b(?:custom|own|new|our) (?:mou?lds?|shapes?)\b|\btooling\b|\bmou?ld fee\b/i],
  ['CUSTOM_DESIGN', /\b(?:our|own|custom) designs?\b|\boem\b|\bodm\b|\bcustom[- ]made\b/i],
  ['RECYCLED_MATERIALS', /\brecycled\b|\bsustainab|\beco[- ]friendly/i],
  ['KITTING', /\bkitting\b|\bassembl/i],
  ['QUALITY_INSPECTION', /\binspect|\bquality (?:check|control)/i],
  ['HAND_FINISHED', /\bhand[- ]?(?:made|finished|painted|poured|crafted)/i],
];
const decorations: readonly Capability[] = ['EMBROIDERY', 'SCREEN_PRINTING', 'DIGITAL_PRINTING', 'ENGRAVING'];
const nameOfCapability = (one: Capability) => capabilityWords[one][0].toLowerCase();

function abilities({ facts, question, goods }: Asked): string | null {
  const asked = askedCapabilities.flatMap(([one, words]) => (words.test(question.text) ? [one] : []));
  const can = asked.filter((one) => facts.capabilities.includes(one));
  const cannot = asked.filter((one) => !facts.capabilities.includes(one));
  const answers = [
    ...(can.length > 0 ? [`Yes, we do ${listOf(can.map(nameOfCapability))}.`] : []),
    ...(cannot.length > 0 ? [`No, we do not offer ${listOf(cannot.map(nameOfCapability))}.`] : []),
  ];
  const [one] = goods.length > 0 ? goods : [];
  if (can.length > 0 && one && one.customizations.length > 0 && goods.length <= mostNamed)
    answers.push(`For ${nameOf(one)} you can choose ${customWords(one.customizations)}.`);
  return answers.length > 0 ? answers.join(' ') : null;
}

const customWords = (all: Asked['goods'][number]['customizations']) =>
  listOf(all.map(({ name, options }) => `the ${name.toLowerCase()} (${options.join(', ')})`));

/** "Can you print our logo on it?" */
const techniques =
  /\b(?:foil(?: stamp\w*)?|hot stamp\w*|deboss\w*|emboss\w*|letterpress\w*|sublimat\w*|decals?|laser\w*)\b/i;

function logo({ facts, goods, question }: Asked): string {
  const technique = techniques.exec(question.text)?.[0].toLowerCase();
  if (technique !== undefined) {
    const stem = technique.split(' ')[0]?.slice(0, 6) ?? technique;
    const own = (goods.length > 0 ? goods : facts.goods).find(({ customizations }) =>
      customizations.some(({ options }) => options.some((option) => option.toLowerCase().includes(stem))),
    );
    return own
      ? `Yes: for ${nameOf(own)} you can choose ${customWords(own.customizations)}.`
      : `We do not list ${technique}; I will ask our workshop.`;
  }
  const ways = decorations.filter((one) => facts.capabilities.includes(one)).map(nameOfCapability);
  const label = (['PRIVATE_LABEL', 'WHITE_LABEL', 'CUSTOM_DESIGN'] as const)
    .filter((one) => facts.capabilities.includes(one))
    .map(nameOfCapability);
  if (ways.length > 0) return `Yes, your logo can go on it: we do ${listOf(ways)}.`;
  const custom = [
    ...new Set(facts.goods.flatMap(({ customizations }) => customizations.map(({ name }) => name))),
  ];
  if (label.length > 0) return `Yes, under your brand: we do ${listOf(label)}.`;
  return custom.length > 0
    ? `What can be made your own is ${listOf(custom.map((name) => `the ${name.toLowerCase()}`))}. Send us your logo and I will ask our workshop how it can go on.`
    : 'I will ask our workshop whether your logo can go on it.';
}

/** Schemes that the marketplace does not list: nothing is known of them. */
const otherSchemes =
  /\b(?:rohs|ce mark(?:ing)?|prop(?:osition)? ?65|sgs|ul listed|bpi|usda|kosher|halal|vegan certifi\w*|b[- ]corp|haccp|fssc|sa ?8000|wrap certifi\w*|iso ?(?!9001)\d{4,5}|astm|en ?71|cpc|msds|sds)\b/gi;

/** The scheme; not the verb. */
const reach = /\bREACH\b/g;

function certificates({ facts, question }: Asked): string {
  const text = question.text.replace(/\biso ?(?!9001)\d{4,5}\b/gi, ' ');
  const named = allCertifications.filter((one) =>
    certificationWords[one].some((word) =>
      new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(word)}(?![\\p{L}\\p{N}])`, 'iu').test(text),
    ),
  );
  const names = (all: readonly (typeof named)[number][]) =>
    listOf(all.map((one) => certificationWords[one][0]));
  const others = [
    ...new Set(
      [...question.text.matchAll(otherSchemes), ...question.text.matchAll(reach)].map(([word]) => word),
    ),
  ];
  const held = named.filter((one) => facts.certifications.includes(one));
  const lacking = named.filter((one) => !facts.certifications.includes(one));
  const all =
    facts.certifications.length === 0
      ? 'We hold no certificates at the moment.'
      : `We hold ${names(facts.certifications)}.`;
  const answers = [
    ...(held.length > 0 ? [`Yes, we hold ${names(held)}.`] : []),
    ...(lacking.length > 0
      ? [`No, we do not hold ${names(lacking)}.${held.length > 0 ? '' : ` ${all}`}`]
      : []),
    ...(others.length > 0
      ? [`${named.length > 0 ? '' : `${all} `}About ${listOf(others)} I will ask my colleague.`]
      : []),
  ];
  return answers.length > 0 ? answers.join(' ') : all;
}

function materials({ facts, goods, question }: Asked): string | null {
  const wanted = readMaterials(question.text).filter(({ negated }) => !negated);
  const [one] = goods.length <= mostNamed ? goods : [];
  const own = one ? one.materials : facts.materials;
  if (own.length === 0) return null;
  const all = own.join(' ').toLowerCase();
  const says = one ? `${nameOf(one)} is made of ${listOf(own)}` : `we work with ${listOf(own)}`;
  const whole = `${says.charAt(0).toUpperCase()}${says.slice(1)}.`;
  if (wanted.length === 0) return whole;
  const has = wanted.every(({ name, text }) => all.includes(name) || all.includes(text.toLowerCase()));
  const among = own.filter((material) =>
    wanted.some(({ name, text }) => material.includes(name) || material.includes(text.toLowerCase())),
  );
  return has
    ? `Yes: ${one ? says : `we work with ${listOf(among.length > 0 ? among : own)}`}.`
    : `Not as we list it: ${says}. I will ask our workshop about another.`;
}

/** Entries are `name|hex|variant`, separated by semicolons. */
const colorsOf = (options: string) =>
  options
    .split(';')
    .map((entry) => entry.split('|')[0]?.trim() ?? '')
    .filter(Boolean);

function colors({ facts, goods, question }: Asked): string {
  const all = [
    ...new Set(
      (goods.length > 0 ? goods : facts.goods).flatMap(({ colorOptions }) =>
        colorsOf(colorOptions).map((color) => color.toLowerCase()),
      ),
    ),
  ];
  if (all.length === 0)
    return 'Send us the color you have in mind, best as a Pantone number, and I will ask our workshop.';
  const wanted = readColors(question.text).filter(
    ({ negated, certainty }) => !negated && certainty !== 'thing',
  );
  const has = wanted.filter(({ name }) =>
    all.some((one) => one.includes(name) || name.startsWith(`${one} `)),
  );
  const list = `our colors are ${listOf(all)}`;
  if (wanted.length === 0) return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
  return has.length === wanted.length
    ? `Yes, ${listOf(has.map(({ name }) => name))} is among them: ${list}.`
    : `Not from stock: ${list}. I will ask our workshop whether ${listOf(wanted.map(({ name }) => name))} can be made.`;
}

const inches = (millimeters: number) => `${(millimeters / 25.4).toFixed(1)} in`;

function size({ facts, goods, question }: Asked): string | null {
  // "Which sizes does it come in?" asks for a choice, no measure.
  if (/\bsizes\b/i.test(question.text)) return null;
  const measured = (goods.length > 0 ? goods : facts.goods).filter(
    ({ weightGrams, lengthMillimetres }) => weightGrams !== null || lengthMillimetres !== null,
  );
  const [one] = measured;
  if (!one || (goods.length === 0 && measured.length > 1)) return null;
  const sides = [one.lengthMillimetres, one.widthMillimetres, one.heightMillimetres].flatMap(
    (side) => side ?? [],
  );
  const parts = [
    ...(sides.length === 3 ? [`measures ${sides.join(' × ')} mm (${sides.map(inches).join(' × ')})`] : []),
    ...(one.weightGrams === null ? [] : [`weighs ${one.weightGrams} g`]),
  ];
  const name = nameOf(one);
  return parts.length === 0 ? null : `${name.charAt(0).toUpperCase()}${name.slice(1)} ${listOf(parts)}.`;
}

export const abilityTopics: readonly Topic[] = [
  {
    key: 'certificates',
    asked:
      /\b(?:certificat\w*|certified|complian\w*|test reports?|audit\w*|gots|oeko|fsc|bsci|sedex|smeta|iso ?\d*|fda|gmp|grs|ifra|brc(?:gs)?|cpsia|lwg|rjc|fair ?trade|leaping bunny|cruelty[- ]free|rohs|prop(?:osition)? ?65|kosher|halal|b[- ]corp|haccp|msds)\b/i,
    answer: certificates,
  },
  {
    key: 'logo',
    asked:
      /\b(?:logo|brand name|our (?:name|brand|mark)) (?:on|onto|in)\b|\b(?:print|put|add|place|stamp|emboss|apply)\w* (?:our|a|my|the) (?:logo|name|brand|mark)\b|\bwith (?:our|my|a) logo\b/i,
    answer: logo,
  },
  { key: 'ability', asked: /./, answer: abilities },
  {
    key: 'material',
    asked:
      /\b(?:materials?|made (?:of|from|out of|with)|fabrics?|what (?:kind of |type of |sort of )?(?:wax|clay|glass|cotton|leather|paper|wood|wool|yarn|metal|silver))\b|\b(?:is|are|do you (?:use|work with)|can you (?:use|work with))\b.*\b(?:wax|soy|clay|glass|cotton|leather|wood|wool|linen|silver|steel|bamboo|stoneware|porcelain|plastic|paraffin|hemp|silk|alpaca|merino|beeswax|coconut)\b/i,
    answer: materials,
  },
  {
    key: 'color',
    asked:
      /\b(?:colou?rs?|shades?|glazes?|pantone|in (?:black|white|navy|blue|green|red|pink|sage|grey|gray|beige|brown|cream|yellow|orange|purple))\b/i,
    answer: colors,
  },
  {
    key: 'size',
    asked: /\b(?:dimensions?|sizes?|measure\w*|how (?:big|tall|wide|heavy|large)|weights?|weigh)\b/i,
    answer: size,
  },
];
