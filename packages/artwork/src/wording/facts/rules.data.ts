import type { Kind } from './kinds.ts';

/** A rule of the United States that goods meet before they are sold. `asks` is a clause after "asks". */
export interface Rule {
  body: string;
  rule: string;
  asks: string;
  /** Only where the brief says words like these. */
  when?: RegExp;
}

const origin: Rule = {
  body: 'US Customs',
  rule: '19 CFR 134 (country of origin marking)',
  asks: 'for the country of origin on the article or its packing',
};
const claims: Rule = {
  body: 'FTC',
  rule: '16 CFR 260 (Green Guides) and truth in advertising',
  asks: 'for proof of every claim, above all green ones',
};
const proposition65: Rule = {
  body: 'California',
  rule: 'Proposition 65',
  asks: 'for tests of listed chemicals, or a warning',
};
const fiber: Rule = {
  body: 'FTC',
  rule: '16 CFR 303 and 423 (fiber content and care labels)',
  asks: 'for fibers by share, the country, the maker and care on a sewn-in label',
};
const recall: Rule = {
  body: 'CPSC',
  rule: 'Consumer Product Safety Act, section 15',
  asks: 'for a report within a day when somebody could be hurt',
};
const radio: Rule = {
  body: 'FCC',
  rule: '47 CFR 15',
  asks: 'for a test of interference before anything electronic is sold',
  when: /\b(?:electr\w*|bluetooth|wireless|led|battery|rechargeable|smart|motor\w*|solar)\b/i,
};
const food: readonly Rule[] = [
  {
    body: 'FDA',
    rule: '21 CFR 101 (food labeling)',
    asks: 'for a statement of identity, net weight, nutrition facts, ingredients by weight, allergens and the maker',
  },
  {
    body: 'FDA',
    rule: 'food facility registration and FSMA (21 CFR 117)',
    asks: 'for a registered kitchen with a written safety plan',
  },
  {
    body: 'FDA',
    rule: '21 CFR 114 and 108 (acidified foods)',
    asks: 'for a process filed by an authority and a registered cannery',
    when: /\b(?:sauce|pickle\w*|salsa|ketchup|chutney|relish|kimchi|dressing|mustard)\b/i,
  },
  {
    body: 'FDA',
    rule: '21 CFR 101.91 (gluten-free)',
    asks: 'for less than 20 parts per million before the words are used',
    when: /gluten-free/i,
  },
  {
    body: 'USDA',
    rule: '7 CFR 205 (organic)',
    asks: 'for certification before the word organic',
    when: /\borganic\b/i,
  },
  {
    body: 'TTB',
    rule: '27 CFR 4, 5 and 7 (alcohol labels)',
    asks: 'for a permit and an approved label',
    when: /\b(?:beer|wine|cider|mead|gin|rum|whiskey|vodka|spirits?|liqueur|tequila|mezcal)\b/i,
  },
  {
    body: 'USDA',
    rule: '9 CFR (meat and poultry products)',
    asks: 'for inspection where it has meat',
    when: /\b(?:beef|pork|chicken|turkey|bison|meat|sausage|salami)\b/i,
  },
];

/** Rules by kind of product, the nearest first. */
// prettier-ignore
export const rulesByKind: Readonly<Record<Kind, readonly Rule[]>> = {
  hard: [origin, { body: 'FDA', rule: '21 CFR 174 to 178 (food contact)', asks: 'for materials cleared to touch food', when: /\b(?:cups?|mugs?|bottles?|plates?|bowls?|spoons?|knife|knives|forks?|boards?|wraps?|pans?|pots?|straws?|tumblers?|drinkware|lunch|food|kitchen|coffee|tea|jars?|sandwich\w*)\b/i }, radio, claims, proposition65, recall],
  large: [{ body: 'CPSC', rule: '16 CFR 1261 (tip-over of clothing storage)', asks: 'for a stability test and a label', when: /\b(?:dresser|chest|wardrobe|cabinet|shel\w+|bookcase)\b/i }, { body: 'EPA', rule: 'TSCA Title VI (formaldehyde in composite wood)', asks: 'for certified boards', when: /\b(?:wood\w*|plywood|mdf|board|oak|walnut|bamboo|furniture|desk|table|shel\w+)\b/i }, origin, proposition65, recall],
  textile: [fiber, { body: 'CPSC', rule: '16 CFR 1610 (flammability of textiles)', asks: 'for cloth that is not quick to burn' }, origin, claims, proposition65],
  wearable: [fiber, { body: 'CPSC', rule: '16 CFR 1610 (flammability of clothing textiles)', asks: 'for cloth that is not quick to burn' }, origin, proposition65, claims],
  jewelry: [{ body: 'FTC', rule: '16 CFR 23 (jewelry guides)', asks: 'that metals, plating and stones are called what they are' }, { body: 'California', rule: 'Health and Safety Code 25214 (metals in jewelry)', asks: 'for tests of lead and cadmium' }, origin, recall],
  cosmetic: [{ body: 'FDA', rule: '21 CFR 701 (cosmetic labeling)', asks: 'for ingredients in order, net contents and the responsible person' }, { body: 'FDA', rule: 'MoCRA, registration and listing', asks: 'for a safety file, a listing and an address for complaints' }, { body: 'FDA', rule: '21 CFR 350 and 352 (drug monographs)', asks: 'that antiperspirants and sunscreens are made and labeled as drugs', when: /\b(?:antiperspirant|sunscreen|spf|acne|dandruff|deodorant)\b/i }, claims, proposition65],
  candle: [{ body: 'ASTM', rule: 'F2417 and F2058 (candle fire safety and labels)', asks: 'for a burn test and a warning label' }, { body: 'CPSC', rule: '16 CFR 1500 (hazardous substances)', asks: 'for warnings on scented liquids and metal-free wicks' }, origin, claims, proposition65],
  food, health: [{ body: 'FDA', rule: '21 CFR 807 and 801 (medical devices)', asks: 'for registration and listing where it treats, supports or protects the body' }, { body: 'FDA', rule: '21 CFR 101.36 and 111 (dietary supplements)', asks: 'for a supplement panel and good manufacturing practice', when: /\b(?:vitamin\w*|supplement\w*|gumm\w+|capsule\w*|powder)\b/i }, { body: 'FTC', rule: 'health products compliance guidance', asks: 'for human evidence behind every claim of health' }, origin, proposition65],
  paper: [origin, claims, { body: 'CPSC', rule: '16 CFR 1500.14 and ASTM D4236 (art materials)', asks: 'for a toxicologist’s review of inks and paints that are used by hand', when: /\b(?:paint\w*|ink|marker\w*|crayon\w*|art)\b/i }, proposition65],
  toy: [{ body: 'CPSC', rule: '16 CFR 1250 (ASTM F963, toys)', asks: 'for a third-party test and a certificate where children play with it' }, { body: 'CPSC', rule: '16 CFR 1500.19 (small parts)', asks: 'for an age grade and a choking warning' }, { body: 'CPSC', rule: 'ASTM D4236 (art materials)', asks: 'for a toxicologist’s review', when: /\b(?:paint\w*|craft\w*|clay|crayon\w*|glue|slime|chalk)\b/i }, radio, origin, proposition65],
  pet: [{ body: 'FDA', rule: '21 CFR 501 and the model rules of AAFCO (animal food)', asks: 'for name, net weight, ingredients, analysis and a registration in each state', when: /\b(?:treats?|food|kibble|chews?|cakes?|biscuits?|cookies?|jerky|supplements?)\b/i }, recall, origin, claims, proposition65],
  baby: [{ body: 'CPSC', rule: 'CPSIA and 16 CFR 1110 (children’s products)', asks: 'for third-party tests of lead and phthalates, a certificate and a tracking label' }, { body: 'CPSC', rule: '16 CFR 1130 (durable infant products)', asks: 'for registration cards and the standard of its type' }, origin, proposition65],
  electronic: [{ ...radio, when: /./ }, { body: 'UL or ETL', rule: 'the safety standard of its type', asks: 'for a listing that shops and insurers expect' }, { body: 'DOT', rule: '49 CFR 173.185 (lithium batteries)', asks: 'for tested cells and marked parcels', when: /\b(?:battery|rechargeable|wireless|portable|cordless)\b/i }, origin, proposition65],
};

/** Beside the rules of its kind: what is made for children or fed to animals. */
export const rulesForChildren: Rule = {
  body: 'CPSC',
  rule: 'CPSIA and 16 CFR 1110 (children’s products)',
  asks: 'for third-party tests of lead and phthalates, a certificate and a tracking label',
};
export const rulesForAnimalFood: Rule = {
  body: 'FDA',
  rule: '21 CFR 501 and the model rules of AAFCO (animal food)',
  asks: 'for name, net weight, ingredients, analysis and a registration in each state',
};
