import type { Category } from '../category.ts';
import { cosmeticLabel, greenClaims, prop65 } from './shared-rules.ts';

// prettier-ignore
export const skincare: Category = {
  key: 'skincare', name: 'skincare',
  words: ['skincare', 'skin care', 'serum', 'moisturizer', 'moisturiser', 'face cream', 'facial', 'cleanser', 'sunscreen', 'lotion', 'balm', 'toner', 'face oil', 'face mask', 'body butter', 'eye cream', 'skin', 'lip balm', 'acne'],
  thing: { many: 'skincare', isPlural: false }, unit: 'day',
  verbs: ['cleanse', 'press', 'breathe', 'glow', 'rest'],
  moments: ['tired mornings', 'the minute after the shower', 'skin that has had enough', 'long flights', 'winter air'],
  promises: ['skin that feels like yours', 'fewer steps', 'a calmer face', 'care without a lecture', 'a barrier that holds'],
  qualities: ['fragrance-free', 'dermatologist-reviewed', 'barrier-friendly', 'lightweight', 'refillable', 'vegan'],
  proofs: ['Amounts of the active ingredients stand on the front', 'Fewer than fifteen ingredients, each with its reason', 'Airless pumps, so that no preservative has to work overtime', 'Tested on sensitive skin, by people who are paid for it', 'The texture was changed eleven times until it sank in', 'One product does the work of three, and we say which three'],
  varieties: ['oat and ceramide', 'niacinamide', 'squalane', 'green tea', 'vitamin C', 'sea buckthorn', 'centella', 'bakuchiol'],
  formats: [
    { form: 'dropper', noun: 'daily serum', price: [2400, 5800], detail: 'thirty millilitres, two drops morning and night, about two months', role: 'hero' },
    { form: 'cream-jar', noun: 'barrier cream', price: [2600, 6200], detail: 'fifty millilitres of cream for face and neck', role: 'hero' },
    { form: 'tube', noun: 'gentle cleanser', price: [1600, 3200], detail: 'a hundred and twenty millilitres that leave nothing behind', role: 'entry' },
    { form: 'pump-bottle', noun: 'body lotion', price: [2000, 4200], detail: 'two hundred and fifty millilitres that dry in a minute', role: 'extra' },
    { form: 'gift-box', noun: 'three-step set', price: [5200, 11000], detail: 'cleanser, serum and cream in travel sizes', role: 'gift' },
    { form: 'pouch', noun: 'cream refill', price: [1800, 4200], detail: 'the inner cup of the jar, without the jar', role: 'refill' },
  ],
  audiences: [
    { people: 'people with reactive skin', ages: [20, 50], needs: ['no perfume', 'patch-test sizes', 'plain answers'], channels: ['dermatology creators', 'pharmacies', 'forums'], because: 'have a drawer of things that burned' },
    { people: 'busy parents', ages: [28, 45], needs: ['two steps', 'safe around children', 'a pump for one hand'], channels: ['parent podcasts', 'groups', 'supermarkets'], because: 'have four minutes and someone at the door' },
    { people: 'ingredient readers', ages: [20, 40], needs: ['percentages', 'studies they can open', 'no secret blends'], channels: ['long videos', 'search', 'specialist shops'], because: 'compare labels before prices' },
    { people: 'people over fifty', ages: [50, 75], needs: ['comfort before correction', 'large print', 'honest pictures'], channels: ['magazines', 'pharmacists', 'friends'], because: 'are tired of being promised their twenties' },
  ],
  materials: ['cold-pressed plant oils', 'ceramides and glycerin', 'airless pumps', 'recycled glass', 'sugarcane tubes'],
  costShare: [14, 26], minimum: '500 to 2,000 units of one formula', rhythm: 'come back every seven to nine weeks when skin agrees',
  seasons: [{ months: [10, 2], why: 'dry air and gifts carry the cold half of the year' }, { months: [5, 7], why: 'light textures and sun care' }],
  regulations: [
    cosmeticLabel,
    { body: 'FDA', rule: 'drug claims and sunscreen monograph (21 CFR 352, OTC)', asks: 'no promise to treat; sun protection and acne products follow drug rules' },
    { body: 'FTC', rule: '16 CFR 255 (endorsements)', asks: 'honest reviews and marked advertising' },
    prop65('a look at listed ingredients, or a warning'), greenClaims,
  ],
  hts: [{ code: '3304.99.50', what: 'skin-care preparations' }, { code: '3401.30.50', what: 'liquid cleansers for the skin' }, { code: '7010.90.50', what: 'glass jars and bottles' }],
  origins: [{ country: 'South Korea', why: 'light textures and quick development' }, { country: 'United States', why: 'small fills and short lead times' }, { country: 'France', why: 'botanical formulas and good documents' }, { country: 'Italy', why: 'fillings and fine packaging' }],
  archetypes: [
    { name: 'The clinical minimalist', does: 'sells single actives at low prices in laboratory bottles', leaves: 'people who want to be told what to use' },
    { name: 'The celebrity line', does: 'sells a face and ten steps', leaves: 'people with four minutes' },
    { name: 'The pharmacy classic', does: 'sells what doctors name', leaves: 'pleasure in using it' },
  ],
  risks: ['one rash seen by thousands', 'formulas take six months of stability tests', 'claims slip into drug law', 'returns are thrown away'],
  steps: ['write the one problem it solves', 'brief two laboratories with three ingredients', 'run a stability and patch test', 'give thirty people a month’s supply and a diary'],
  roots: ['dew', 'lumi', 'veil', 'calm', 'bloom', 'silk', 'halo', 'clara', 'sheer', 'mellow'],
  hues: [25, 80, 150, 200, 340], scenes: ['on a wet stone', 'on a bathroom shelf in morning light', 'on a folded towel', 'on frosted glass with shadow of leaves'],
};
