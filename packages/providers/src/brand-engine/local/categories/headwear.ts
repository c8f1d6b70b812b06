import type { Category } from '../category.ts';
import { originMark, textileLabel, greenClaims } from './shared-rules.ts';

// prettier-ignore
export const headwear: Category = {
  key: 'headwear', name: 'hats and accessories',
  words: ['hat', 'cap', 'beanie', 'bucket hat', 'headwear', 'scarf', 'glove', 'bandana', 'headband', 'visor', 'sunglasses', 'belt', 'tie', 'umbrella', 'watch', 'fashion accessory'],
  thing: { many: 'hats and accessories', isPlural: true }, unit: 'outing',
  verbs: ['wear', 'tip', 'nod', 'wander', 'keep'],
  moments: ['bad hair days', 'the bench at a match', 'a walk in the wind', 'long drives with the window down', 'the first frost'],
  promises: ['a finished look', 'shade that suits you', 'warm ears', 'a small rebellion', 'something to be known by'],
  qualities: ['garment-washed', 'structured', 'hand-embroidered', 'packable', 'wind-proof', 'deep-crowned'],
  proofs: ['Deep enough for big heads, with a strap for small ones', 'Embroidered, not printed, so it wears with the cloth', 'Washed before you wear it', 'The brim survives a suitcase', 'Made in lots of two hundred, and then no more'],
  varieties: ['washed olive', 'corduroy brown', 'chalk stripe', 'harbor blue', 'rust', 'bone', 'black wool', 'moss'],
  formats: [
    { form: 'cap', noun: 'six-panel cap', price: [2600, 4800], detail: 'a cap of washed cotton with a metal clasp', role: 'hero' },
    { form: 'beanie', noun: 'ribbed beanie', price: [2400, 4800], detail: 'a beanie of merino that does not itch', role: 'hero' },
    { form: 'bucket-hat', noun: 'bucket hat', price: [2800, 5200], detail: 'a hat that folds flat and floats', role: 'extra' },
    { form: 'tote', noun: 'carry tote', price: [1800, 3600], detail: 'a tote with a pocket for what must be found', role: 'entry' },
    { form: 'gift-box', noun: 'cold morning set', price: [5200, 9800], detail: 'beanie and scarf in a box', role: 'gift' },
  ],
  audiences: [
    { people: 'weekend wanderers', ages: [20, 40], needs: ['shade that packs', 'plain marks', 'sweat that washes out'], channels: ['outdoor feeds', 'surf shops', 'markets'], because: 'leave the house with keys, phone and a hat' },
    { people: 'club and crew members', ages: [16, 50], needs: ['a sign of belonging', 'small runs', 'names inside'], channels: ['clubs', 'group chats', 'events'], because: 'wear what their people wear' },
    { people: 'gift givers', ages: [22, 60], needs: ['one size', 'a price under fifty', 'something not silly'], channels: ['gift guides', 'boutiques', 'search'], because: 'need a present that needs no trying on' },
  ],
  materials: ['brushed cotton twill', 'corduroy', 'merino wool', 'recycled polyester', 'metal clasps'],
  costShare: [18, 30], minimum: '100 to 200 pieces of one design', rhythm: 'come back twice a year for another colour',
  seasons: [{ months: [10, 12], why: 'wool and gifts' }, { months: [4, 7], why: 'sun and festivals' }],
  regulations: [textileLabel, originMark, greenClaims],
  hts: [{ code: '6505.00.20', what: 'cotton caps, not knit' }, { code: '6505.00.15', what: 'knit cotton hats' }, { code: '6214.10.10', what: 'silk scarves' }, { code: '9004.10.00', what: 'sunglasses' }],
  origins: [{ country: 'Vietnam', why: 'structured caps' }, { country: 'Bangladesh', why: 'price for large runs' }, { country: 'Portugal', why: 'knitted wool' }, { country: 'United States', why: 'embroidery on stock' }],
  archetypes: [
    { name: 'The league licensee', does: 'sells teams', leaves: 'everyone without one' },
    { name: 'The blank wholesaler', does: 'sells anything with any logo', leaves: 'fit and taste' },
    { name: 'The heritage hatter', does: 'sells felt at two hundred', leaves: 'daily heads' },
  ],
  risks: ['one size does not fit all', 'embroidery minimums', 'fashion turns', 'shape is crushed in mailers'],
  steps: ['try five blanks on fifty heads', 'embroider three marks', 'sell a lot of fifty', 'number the second lot'],
  roots: ['brim', 'crown', 'harbor', 'drifter', 'lookout', 'gale', 'fellow', 'shade', 'crest', 'roam'],
  hues: [130, 45, 250, 20, 85], scenes: ['on a fence post', 'on a wooden hook', 'flat on canvas', 'on a car bonnet'],
};
