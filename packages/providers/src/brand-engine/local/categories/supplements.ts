import type { Category } from '../category.ts';
import { foodImport, prop65 } from './shared-rules.ts';

// prettier-ignore
export const supplements: Category = {
  key: 'supplements', name: 'supplements',
  words: ['supplement', 'vitamin', 'protein', 'collagen', 'gummy', 'probiotic', 'capsule', 'electrolyte', 'creatine', 'magnesium', 'melatonin', 'mushroom powder', 'adaptogen', 'nootropic', 'superfood', 'pre-workout', 'cbd'],
  thing: { many: 'supplements', isPlural: true }, unit: 'serving',
  verbs: ['mix', 'take', 'move', 'recover', 'repeat'],
  moments: ['the morning routine', 'after training', 'travel across time zones', 'the afternoon slump', 'winter without sun'],
  promises: ['a routine you keep', 'one scoop instead of six pills', 'amounts you can read', 'a steadier day', 'support, not miracles'],
  qualities: ['third-party-tested', 'single-ingredient', 'sugar-free', 'vegan', 'fully dosed', 'unflavoured'],
  proofs: ['Each lot is tested by a laboratory and the result hangs on the site', 'Full amounts, none hidden in a blend', 'A scoop that measures what it says', 'No claim that a doctor would smile at', 'Refill pouches after the first jar'],
  varieties: ['lemon', 'unflavoured', 'berry', 'cocoa', 'ginger', 'vanilla', 'night', 'day'],
  formats: [
    { form: 'jar', noun: 'daily powder', price: [2800, 5400], detail: 'thirty servings with a scoop in the lid', role: 'hero' },
    { form: 'bottle', noun: 'capsule bottle', price: [1800, 3800], detail: 'sixty capsules, two a day', role: 'hero' },
    { form: 'tea-box', noun: 'stick box', price: [2000, 3600], detail: 'fifteen sticks for bags and desks', role: 'entry' },
    { form: 'pouch', noun: 'refill pouch', price: [2400, 4600], detail: 'thirty servings without the jar', role: 'refill' },
    { form: 'tumbler', noun: 'shaker', price: [1600, 2800], detail: 'a steel shaker that does not keep smells', role: 'extra' },
    { form: 'gift-box', noun: 'starter month', price: [4200, 7200], detail: 'jar, sticks and shaker for thirty days', role: 'gift' },
  ],
  audiences: [
    { people: 'recreational athletes', ages: [22, 45], needs: ['full doses', 'banned-substance tests', 'taste'], channels: ['gyms', 'race expos', 'long podcasts'], because: 'train four times a week beside a job' },
    { people: 'people over forty', ages: [40, 70], needs: ['plain explanations', 'small capsules', 'a word with their doctor'], channels: ['pharmacists', 'search', 'magazines'], because: 'feel the difference of a bad night' },
    { people: 'shift workers', ages: [24, 50], needs: ['routine at odd hours', 'sticks for lockers', 'no sugar'], channels: ['workplace groups', 'feeds', 'podcasts'], because: 'eat when others sleep' },
  ],
  materials: ['food-grade powders', 'HPMC capsules', 'glass jars', 'compostable sticks', 'steel scoops'],
  costShare: [16, 28], minimum: '500 to 2,000 units with a GMP maker', rhythm: 'come back every thirty days, and half subscribe when asked well',
  seasons: [{ months: [1, 2], why: 'resolutions' }, { months: [9, 10], why: 'routine and the cold season' }],
  regulations: [{ body: 'FDA', rule: '21 CFR 111 (supplement GMP)', asks: 'identity tests, batch records and a qualified maker' }, { body: 'FDA', rule: 'DSHEA, 21 CFR 101.36 and 101.93', asks: 'a Supplement Facts panel, the disclaimer and notice of structure claims within thirty days' }, { body: 'FTC', rule: 'health products compliance guidance', asks: 'competent scientific evidence for every claim' }, prop65('heavy metals in powders and herbs, or a warning'), foodImport],
  hts: [{ code: '2106.90.99', what: 'food supplements' }, { code: '2106.10.00', what: 'protein concentrates' }, { code: '3004.50.50', what: 'vitamins put up as medicaments' }],
  origins: [{ country: 'United States', why: 'GMP makers and short lead times' }, { country: 'Canada', why: 'licensed makers' }, { country: 'Germany', why: 'raw materials with documents' }, { country: 'India', why: 'herbal extracts' }],
  archetypes: [
    { name: 'The green powder', does: 'sells seventy-five ingredients and a podcast', leaves: 'people who want to know how much of each' },
    { name: 'The warehouse bottle', does: 'sells five hundred capsules', leaves: 'tests and trust' },
    { name: 'The gummy start-up', does: 'sells sweets with a halo', leaves: 'adults' },
  ],
  risks: ['claims draw warning letters', 'marketplaces ask for lab reports', 'liability insurance is needed before the first sale', 'taste decides the second order'],
  steps: ['choose one need and one form', 'ask three GMP makers for documents', 'write claims with a lawyer', 'let fifty people finish a month'],
  roots: ['vigor', 'steady', 'merit', 'dose', 'vital', 'tonic', 'summit', 'root', 'alder', 'prime'],
  hues: [150, 40, 220, 90, 200], scenes: ['on a kitchen counter at seven', 'in a gym bag', 'on a white plinth', 'beside a glass of water'],
};
