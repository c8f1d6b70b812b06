import type { Category } from '../category.ts';
import { cosmeticLabel, prop65 } from './shared-rules.ts';

// prettier-ignore
export const perfume: Category = {
  key: 'perfume', name: 'perfume',
  words: ['perfume', 'fragrance', 'cologne', 'eau de parfum', 'body mist', 'perfume oil', 'scent', 'parfum'],
  thing: { many: 'perfume', isPlural: false }, unit: 'wear',
  verbs: ['spritz', 'linger', 'remember', 'lean', 'wander'],
  moments: ['the collar of a coat', 'a goodbye on a platform', 'the office without offending it', 'summer skin', 'evenings that begin late'],
  promises: ['a memory you can wear', 'a signature of your own', 'closeness without noise', 'a story at the wrist', 'a better yesterday'],
  qualities: ['skin-close', 'alcohol-free', 'long-lasting', 'gender-neutral', 'naturally derived', 'travel-sized'],
  proofs: ['Composed by a perfumer whose name is on the box', 'Samples come before bottles, at the price of postage', 'Notes are told in words that people use', 'Aged six weeks before filling', 'Bottles open again and are refilled'],
  varieties: ['fig and salt', 'ink and iris', 'warm rice', 'bergamot rain', 'smoked rose', 'green cardamom', 'skin musk', 'bitter orange'],
  formats: [
    { form: 'spray', noun: 'eau de parfum', price: [5800, 14000], detail: 'fifty millilitres, about six hundred sprays', role: 'hero' },
    { form: 'dropper', noun: 'perfume oil', price: [2800, 6400], detail: 'ten millilitres of oil that stays close to the skin', role: 'entry' },
    { form: 'tin', noun: 'solid perfume', price: [1800, 3400], detail: 'a balm that no airport takes away', role: 'entry' },
    { form: 'gift-box', noun: 'discovery set', price: [2400, 4800], detail: 'six vials with a voucher for a bottle', role: 'gift' },
    { form: 'pouch', noun: 'perfume refill', price: [4200, 9800], detail: 'fifty millilitres for the bottle you have', role: 'refill' },
  ],
  audiences: [
    { people: 'scent explorers', ages: [20, 45], needs: ['samples', 'notes in plain words', 'something nobody else wears'], channels: ['scent forums', 'long videos', 'niche shops'], because: 'own thirty vials and look for the thirty-first' },
    { people: 'people who dislike strong perfume', ages: [25, 60], needs: ['soft sillage', 'no headaches', 'office manners'], channels: ['search', 'recommendations', 'pharmacies'], because: 'want to be smelled only when hugged' },
    { people: 'gift givers', ages: [25, 65], needs: ['safe choices', 'exchange after a sniff', 'fine packing'], channels: ['gift guides', 'department stores', 'airports'], because: 'give scent once a year and fear it' },
  ],
  materials: ['sugarcane alcohol', 'distilled oils', 'heavy glass', 'wooden caps', 'cotton pouches'],
  costShare: [12, 24], minimum: '300 to 1,000 bottles of one scent', rhythm: 'come back once or twice a year, sooner after samples',
  seasons: [{ months: [10, 12], why: 'gifts bring nearly half of a year' }, { months: [5, 6], why: 'parents’ days and light scents' }],
  regulations: [cosmeticLabel, { body: 'DOT', rule: '49 CFR 173 (flammable liquids in limited quantity)', asks: 'marked parcels by ground when it holds alcohol' }, { body: 'TTB', rule: 'specially denatured alcohol permits (27 CFR 20)', asks: 'a permit for whoever handles the alcohol' }, prop65('a look at fragrance ingredients, or a warning')],
  hts: [{ code: '3303.00.30', what: 'perfume with alcohol' }, { code: '3303.00.10', what: 'floral or toilet waters' }, { code: '7010.90.50', what: 'glass bottles' }],
  origins: [{ country: 'France', why: 'perfumers, oils and fillings' }, { country: 'Spain', why: 'fillings at middle prices' }, { country: 'United States', why: 'no import of flammable goods' }, { country: 'United Arab Emirates', why: 'oils and attars' }],
  archetypes: [
    { name: 'The designer bottle', does: 'sells a fashion name and a film star', leaves: 'people who want to be unmistakable' },
    { name: 'The niche house', does: 'sells two hundred dollars of poetry', leaves: 'smaller sizes and plain words' },
    { name: 'The copycat', does: 'sells a likeness for twenty dollars', leaves: 'originality and trust' },
  ],
  risks: ['nobody can smell a picture', 'alcohol limits carriers', 'allergen lists grow', 'one bottle lasts two years'],
  steps: ['brief a perfumer with a place, not a trend', 'test three versions on fifty wrists', 'sell samples first', 'clear the name before printing'],
  roots: ['ink', 'reverie', 'sillage', 'attar', 'nocturne', 'velour', 'ember', 'linger', 'opal', 'wander'],
  hues: [300, 20, 75, 160, 340], scenes: ['on black stone', 'on silk in evening light', 'beside an open letter', 'on a mirrored tray'],
};
