import type { Category } from '../category.ts';
import { greenClaims, originMark, textileLabel } from './shared-rules.ts';

// prettier-ignore
export const outdoor: Category = {
  key: 'outdoor', name: 'outdoor gear',
  words: ['camping', 'outdoor', 'hiking', 'tent', 'fishing', 'hammock', 'cooler', 'sleeping bag', 'climbing', 'surf', 'cycling', 'bike', 'ski', 'overlanding', 'van life', 'beach', 'picnic', 'travel gear', 'survival', 'hunting', 'skateboard', 'angler'],
  thing: { many: 'outdoor gear', isPlural: false }, unit: 'trail',
  verbs: ['pack', 'climb', 'camp', 'wander', 'return'],
  moments: ['the last hour before dark', 'rain on day two', 'coffee at a trailhead', 'a lake nobody posted', 'the drive home with wet socks'],
  promises: ['a lighter pack', 'warm hands', 'one night more', 'gear you forget about', 'a story worth the weather'],
  qualities: ['weatherproof', 'packable', 'field-tested', 'repairable', 'lightweight', 'wax-finished'],
  proofs: ['Tested for a winter by a mountain rescue team', 'Patches are in the parcel', 'Weight is measured with the bag it comes in', 'PFAS-free, and we say how we know', 'Zippers for gloves'],
  varieties: ['moss', 'signal orange', 'slate', 'sand', 'deep lake', 'bark', 'snow', 'rust'],
  formats: [
    { form: 'backpack', noun: 'day pack', price: [7800, 16800], detail: 'eighteen litres with a frame that bends with you', role: 'hero' },
    { form: 'blanket', noun: 'camp blanket', price: [6800, 14800], detail: 'a blanket with a waxed underside', role: 'hero' },
    { form: 'enamel-mug', noun: 'fire mug', price: [1400, 2800], detail: 'an enamel mug with a rim of steel', role: 'entry' },
    { form: 'zip-pouch', noun: 'repair kit', price: [1800, 3200], detail: 'patches, needle and cord in a waxed pouch', role: 'refill' },
    { form: 'beanie', noun: 'trail beanie', price: [2400, 4200], detail: 'merino that does not itch when wet', role: 'extra' },
    { form: 'gift-box', noun: 'first camp set', price: [5800, 9800], detail: 'mug, beanie and matches for somebody who says yes', role: 'gift' },
  ],
  audiences: [
    { people: 'weekend hikers', ages: [22, 50], needs: ['weight', 'rain', 'no jargon'], channels: ['trail apps', 'outdoor shops', 'short videos'], because: 'leave on Friday and are back by Sunday' },
    { people: 'families who camp', ages: [30, 50], needs: ['sturdy things', 'quick set-up', 'sets'], channels: ['campsites', 'parent groups', 'search'], because: 'count heads and pegs' },
    { people: 'anglers', ages: [25, 70], needs: ['quiet colours', 'dry hands', 'pockets'], channels: ['clubs', 'tackle shops', 'forums'], because: 'sit still before sunrise' },
    { people: 'van travellers', ages: [22, 45], needs: ['small packs', 'double use', 'looks'], channels: ['feeds', 'forums', 'festivals'], because: 'own forty things' },
  ],
  materials: ['recycled nylon', 'waxed canvas', 'merino', 'aluminium', 'steel'],
  costShare: [24, 36], minimum: '200 to 500 pieces', rhythm: 'come back twice a year, before seasons',
  seasons: [{ months: [3, 7], why: 'trips are planned and begun' }, { months: [10, 12], why: 'cold gear and gifts' }],
  regulations: [textileLabel, { body: 'CPSC and States', rule: 'CPAI-84 (tents)', asks: 'flame tests and labels for tents' }, { body: 'California and others', rule: 'PFAS in textiles', asks: 'no PFAS, with a certificate' }, greenClaims, originMark],
  hts: [{ code: '6306.22.90', what: 'tents of synthetic fibres' }, { code: '4202.92.31', what: 'backpacks of man-made fibres' }, { code: '6301.40.00', what: 'blankets of synthetic fibres' }],
  origins: [{ country: 'Vietnam', why: 'packs and shells' }, { country: 'China', why: 'tents and hardware' }, { country: 'Portugal', why: 'wool and canvas' }, { country: 'United States', why: 'repair and small runs' }],
  archetypes: [
    { name: 'The summit brand', does: 'sells expeditions to commuters', leaves: 'Saturdays' },
    { name: 'The big-box camper', does: 'sells for one weekend', leaves: 'the second' },
    { name: 'The cottage maker', does: 'sells grams with a waiting list', leaves: 'families' },
  ],
  risks: ['weather decides sales', 'failure in the field is serious', 'PFAS laws differ', 'sizes and colours'],
  steps: ['use it in rain', 'weigh it against five rivals', 'get PFAS papers', 'lend ten to guides'],
  roots: ['cairn', 'ridge', 'timber', 'drift', 'lookout', 'fjord', 'bramble', 'summit', 'tarn', 'ember'],
  hues: [130, 45, 220, 80, 25], scenes: ['on wet granite', 'by a lake at dawn', 'on a tailgate', 'beside a small fire'],
};
