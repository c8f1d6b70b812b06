import type { Category } from '../category.ts';
import { careLabel, greenClaims, textileLabel } from './shared-rules.ts';

// prettier-ignore
export const activewear: Category = {
  key: 'activewear', name: 'sportswear',
  words: ['activewear', 'sportswear', 'legging', 'sports bra', 'gym wear', 'running gear', 'workout clothes', 'yoga pants', 'swimwear', 'swimsuit', 'bikini', 'cycling jersey', 'athleisure', 'jogger'],
  thing: { many: 'sportswear', isPlural: false }, unit: 'mile',
  verbs: ['move', 'stretch', 'sweat', 'breathe', 'go'],
  moments: ['the run before work', 'a class you nearly skipped', 'hills in the wind', 'the walk home after it', 'recovery days'],
  promises: ['support that does not pinch', 'one outfit from class to kitchen', 'freedom to sweat', 'pockets that stay shut', 'a push out of the door'],
  qualities: ['squat-proof', 'quick-drying', 'seamless', 'high-waisted', 'recycled-fibre', 'chafe-free'],
  proofs: ['Tested by people of nine sizes in the rain', 'Pockets hold a phone still at a sprint', 'Flat seams where arms and thighs rub', 'Fabric holds its shape for a hundred washes', 'Sizes from XXS to 4X, cut anew and not only enlarged'],
  varieties: ['storm grey', 'clay', 'ink', 'eucalyptus', 'plum', 'signal orange', 'sand', 'night blue'],
  formats: [
    { form: 'joggers', noun: 'training leggings', price: [4800, 9800], detail: 'leggings with a waistband that neither rolls nor cuts', role: 'hero' },
    { form: 'longsleeve', noun: 'running layer', price: [4200, 8200], detail: 'a long sleeve with thumb loops that dries in an hour', role: 'hero' },
    { form: 'tee', noun: 'training tee', price: [2800, 5200], detail: 'a tee that weighs a hundred grams', role: 'entry' },
    { form: 'cap', noun: 'running cap', price: [2400, 3800], detail: 'a cap that folds into a fist', role: 'extra' },
    { form: 'tote', noun: 'studio bag', price: [3200, 6800], detail: 'a bag with a place for shoes', role: 'extra' },
    { form: 'gift-box', noun: 'starter kit', price: [8800, 15000], detail: 'leggings, tee and cap in one size', role: 'gift' },
  ],
  audiences: [
    { people: 'beginners', ages: [20, 50], needs: ['confidence in the mirror', 'plain guidance', 'no shouting'], channels: ['couch-to-run apps', 'short videos', 'local studios'], because: 'start on Mondays and need a reason for Wednesday' },
    { people: 'runners', ages: [22, 55], needs: ['no chafing', 'reflective details', 'pockets'], channels: ['run clubs', 'races', 'running magazines'], because: 'go in any weather and forgive no seam' },
    { people: 'plus-size athletes', ages: [20, 45], needs: ['cuts made for them', 'support', 'pictures of people like them'], channels: ['creators', 'forums', 'search'], because: 'train as hard and find half as much' },
  ],
  materials: ['recycled nylon', 'elastane', 'merino blends', 'reflective trims', 'flatlock thread'],
  costShare: [20, 32], minimum: '200 to 500 pieces a style', rhythm: 'come back twice a season',
  seasons: [{ months: [1, 3], why: 'resolutions' }, { months: [8, 9], why: 'autumn classes and races' }],
  regulations: [textileLabel, careLabel, greenClaims, { body: 'California', rule: 'limits of PFAS in textiles (AB 1817)', asks: 'finishes without PFAS' }],
  hts: [{ code: '6104.63.20', what: 'knit trousers of synthetic fibres' }, { code: '6109.90.10', what: 'knit T-shirts of man-made fibres' }, { code: '6212.10.90', what: 'bras' }, { code: '6112.41.00', what: 'swimwear of synthetic fibres' }],
  origins: [{ country: 'Vietnam', why: 'bonded and flatlock work' }, { country: 'Sri Lanka', why: 'bras and seamless knit' }, { country: 'Portugal', why: 'small runs' }, { country: 'Colombia', why: 'shaping knits close by' }],
  archetypes: [
    { name: 'The studio status brand', does: 'sells belonging at a hundred dollars', leaves: 'outdoors and sweat' },
    { name: 'The sports giant', does: 'sells champions', leaves: 'everyone who will not win' },
    { name: 'The copy on the marketplace', does: 'sells the look for twenty', leaves: 'seams that hold' },
  ],
  risks: ['transparency shows in the first squat', 'sizes multiply stock', 'colours date', 'claims of wicking need tests'],
  steps: ['fit on nine bodies', 'wash fifty times', 'race in it', 'launch one bottom and one top'],
  roots: ['stride', 'tempo', 'surge', 'rally', 'kinetic', 'ridge', 'sprint', 'lunge', 'orbit', 'sway'],
  hues: [250, 35, 150, 310, 195], scenes: ['on wet asphalt at dawn', 'on a bench by a track', 'flat on a grey floor', 'in motion against the sky'],
};
