import type { Category } from '../category.ts';
import { cosmeticLabel, greenClaims } from './shared-rules.ts';

// prettier-ignore
export const haircare: Category = {
  key: 'haircare', name: 'haircare',
  words: ['hair', 'haircare', 'hair care', 'shampoo', 'conditioner', 'curl', 'curly', 'scalp', 'hair oil', 'braid', 'wig', 'scrunchie', 'hair mask', 'dandruff'],
  thing: { many: 'haircare', isPlural: false }, unit: 'wash',
  verbs: ['rinse', 'comb', 'loosen', 'shine', 'repeat'],
  moments: ['wash day', 'the morning without a mirror', 'humid weather', 'the week between two cuts', 'hair that has its own plans'],
  promises: ['hair that does as it likes, well', 'fewer wash days', 'a quiet scalp', 'curls with a plan', 'shine without weight'],
  qualities: ['sulfate-free', 'silicone-free', 'curl-friendly', 'concentrated', 'unscented', 'plant-based'],
  proofs: ['One formula a curl pattern, named by the pattern', 'Concentrated, so a bottle lasts four months', 'Combs are cut, not moulded, so they do not snag', 'Stylists with that hair tested it, not only stylists', 'What it leaves out stands beside what it holds'],
  varieties: ['rosemary and mint', 'shea', 'rice water', 'argan', 'oat', 'aloe', 'coconut', 'sea salt'],
  formats: [
    { form: 'bottle', noun: 'daily shampoo', price: [1400, 3000], detail: 'two hundred and fifty millilitres of concentrated wash', role: 'hero' },
    { form: 'tube', noun: 'leave-in cream', price: [1600, 3200], detail: 'a cream that stays in and does not crunch', role: 'hero' },
    { form: 'soap', noun: 'shampoo bar', price: [1100, 1900], detail: 'seventy washes without a bottle', role: 'entry' },
    { form: 'dropper', noun: 'scalp oil', price: [1800, 3800], detail: 'thirty millilitres with a tip that finds the parting', role: 'extra' },
    { form: 'jar', noun: 'repair mask', price: [1800, 3600], detail: 'two hundred grams for twelve Sundays', role: 'extra' },
    { form: 'gift-box', noun: 'wash day set', price: [3800, 7200], detail: 'wash, cream and comb in a box', role: 'gift' },
    { form: 'pouch', noun: 'shampoo refill', price: [1200, 2600], detail: 'half a litre that fills the bottle twice', role: 'refill' },
  ],
  audiences: [
    { people: 'people with curls', ages: [18, 45], needs: ['moisture without weight', 'a routine for their pattern', 'large sizes'], channels: ['curl creators', 'braiding salons', 'forums'], because: 'have learnt that one bottle never fits all heads' },
    { people: 'swimmers and runners', ages: [20, 50], needs: ['daily washing', 'no stripping', 'travel sizes'], channels: ['clubs', 'gyms', 'sports shops'], because: 'wash five times a week' },
    { people: 'people with itchy scalps', ages: [22, 60], needs: ['no perfume', 'calm within a week', 'plain labels'], channels: ['pharmacies', 'search', 'dermatologists'], because: 'have stopped wearing black' },
  ],
  materials: ['coconut-derived cleansers', 'shea butter', 'plant oils', 'aluminium bottles', 'wooden combs'],
  costShare: [15, 27], minimum: '1,000 bottles of one formula', rhythm: 'come back every ten to fourteen weeks',
  seasons: [{ months: [5, 8], why: 'sun, salt and chlorine' }, { months: [11, 12], why: 'gift sets' }],
  regulations: [cosmeticLabel, { body: 'FDA', rule: 'dandruff monograph (21 CFR 358 H)', asks: 'drug listing as soon as dandruff or hair loss is treated' }, greenClaims],
  hts: [{ code: '3305.10.00', what: 'shampoo' }, { code: '3305.90.00', what: 'other preparations for hair' }, { code: '9615.11.40', what: 'combs' }],
  origins: [{ country: 'United States', why: 'small fills and textured-hair know-how' }, { country: 'Italy', why: 'salon formulas' }, { country: 'India', why: 'oils and herbal washes' }, { country: 'South Korea', why: 'scalp care' }],
  archetypes: [
    { name: 'The salon exclusive', does: 'sells through chairs at double the price', leaves: 'people who cut their own hair' },
    { name: 'The drugstore giant', does: 'sells a litre for the price of a coffee', leaves: 'patterns, scalps and ingredients' },
    { name: 'The creator brand', does: 'sells one hairstyle very loudly', leaves: 'everyone whose hair differs' },
  ],
  risks: ['results vary from head to head', 'bars melt in wet showers', 'claims about growth are drug claims', 'bottles are heavy to ship'],
  steps: ['choose one hair pattern and one problem', 'have twenty people keep a wash diary', 'compare two formulators', 'sell a trio before single bottles'],
  roots: ['tress', 'coil', 'wave', 'ripple', 'silk', 'plume', 'halo', 'bloom', 'fern', 'ribbon'],
  hues: [20, 50, 160, 330, 200], scenes: ['on a shower shelf with drops', 'on a vanity by a window', 'on terrazzo', 'beside a wooden comb'],
};
