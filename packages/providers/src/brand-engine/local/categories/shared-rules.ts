import type { Regulation } from '../category.ts';

export const prop65 = (what: string): Regulation => ({
  body: 'California',
  rule: 'Proposition 65',
  asks: what,
});
export const originMark: Regulation = {
  body: 'US Customs',
  rule: '19 CFR 134 (country of origin)',
  asks: 'the country of origin marked on the article or its packing, where a buyer sees it',
};
export const greenClaims: Regulation = {
  body: 'FTC',
  rule: '16 CFR 260 (Green Guides)',
  asks: 'proof for words such as recyclable, compostable and natural',
};
export const foodLabel: Regulation = {
  body: 'FDA',
  rule: '21 CFR 101 (food labelling)',
  asks: 'a statement of identity, net weight, nutrition facts, ingredients by weight, allergens and the name of the maker',
};
export const foodImport: Regulation = {
  body: 'FDA',
  rule: 'FSMA, foreign supplier verification (21 CFR 1 subpart L)',
  asks: 'a registered facility and an importer who keeps proof that it works safely',
};
export const cosmeticLabel: Regulation = {
  body: 'FDA',
  rule: '21 CFR 701 and MoCRA (cosmetics)',
  asks: 'ingredients in descending order, net contents, a listed product, a registered facility and a safety file',
};
export const textileLabel: Regulation = {
  body: 'FTC',
  rule: '16 CFR 303 (textile labelling)',
  asks: 'fibre content in percent, the country of origin and the name or RN of the maker on a sewn label',
};
export const careLabel: Regulation = {
  body: 'FTC',
  rule: '16 CFR 423 (care labelling)',
  asks: 'a permanent label that says how it is washed',
};
export const apparelFlame: Regulation = {
  body: 'CPSC',
  rule: '16 CFR 1610 (flammability of clothing)',
  asks: 'fabric that does not flash, with a test on file',
};
export const childSafety: Regulation = {
  body: 'CPSC',
  rule: 'CPSIA and 16 CFR 1107 (children’s products)',
  asks: 'third-party tests of lead and phthalates, a certificate and a tracking label',
};
export const foodContact: Regulation = {
  body: 'FDA',
  rule: '21 CFR 174 to 178 (food contact)',
  asks: 'materials that give nothing off to food; for glazes, tests of leached lead and cadmium',
};
