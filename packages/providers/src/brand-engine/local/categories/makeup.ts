import type { Category } from '../category.ts';
import { cosmeticLabel, greenClaims } from './shared-rules.ts';

// prettier-ignore
export const makeup: Category = {
  key: 'makeup', name: 'make-up and cosmetics',
  words: ['makeup', 'make-up', 'lipstick', 'mascara', 'blush', 'eyeshadow', 'foundation', 'nail polish', 'nail', 'cosmetic', 'eyeliner', 'lip gloss', 'beauty', 'concealer'],
  thing: { many: 'cosmetics', isPlural: true }, unit: 'look',
  verbs: ['dab', 'blend', 'wink', 'wear', 'go'],
  moments: ['the lift on the way down', 'a first date', 'video calls', 'weddings and other long days', 'a Tuesday that needs it'],
  promises: ['a face with the lights on', 'colour in one stroke', 'five minutes that show', 'a look that lasts past midnight', 'fun without rules'],
  qualities: ['buildable', 'long-wearing', 'vegan', 'one-stroke', 'refillable', 'sheer'],
  proofs: ['Forty shades from the first day, not forty after complaints', 'Swatched on six skins in daylight', 'Pans come out and are replaced', 'Applied with a finger, so no brush is needed', 'Wear was timed through a dance class'],
  varieties: ['brick', 'rosewood', 'berry', 'apricot', 'cocoa', 'coral', 'plum', 'bare'],
  formats: [
    { form: 'tube', noun: 'lip tint', price: [1200, 2600], detail: 'a sheer tint with the feel of a balm', role: 'hero' },
    { form: 'tin', noun: 'cream blush', price: [1400, 2800], detail: 'a pan for cheeks and lips that blends with a finger', role: 'hero' },
    { form: 'bottle', noun: 'nail colour', price: [900, 1800], detail: 'twelve millilitres, two coats, seven days', role: 'entry' },
    { form: 'gift-box', noun: 'face set', price: [3600, 7200], detail: 'three colours that were made for each other', role: 'gift' },
    { form: 'zip-pouch', noun: 'brush pouch', price: [1600, 2800], detail: 'a washable pouch that stands open', role: 'extra' },
    { form: 'pouch', noun: 'pan refill', price: [900, 1800], detail: 'the colour without the case', role: 'refill' },
  ],
  audiences: [
    { people: 'people with five minutes', ages: [24, 48], needs: ['one product for two places', 'no brushes', 'mistakes that wipe off'], channels: ['short videos', 'commute podcasts', 'drugstores'], because: 'do it in the lift' },
    { people: 'deeper skin tones', ages: [18, 45], needs: ['shades with the right undertone', 'swatches on real skin', 'no ashiness'], channels: ['creators', 'search by shade', 'pop-ups'], because: 'have mixed their own colours for years' },
    { people: 'teens with a first bag', ages: [13, 19], needs: ['low prices', 'safe ingredients', 'colours to swap'], channels: ['short videos', 'friends', 'malls'], because: 'try three looks a week' },
  ],
  materials: ['iron oxide pigments', 'plant waxes', 'aluminium cases', 'glass bottles', 'paper palettes'],
  costShare: [12, 24], minimum: '1,000 to 3,000 units a shade', rhythm: 'come back every two to four months for another colour',
  seasons: [{ months: [10, 12], why: 'parties and gift sets' }, { months: [4, 6], why: 'weddings, proms and lighter colours' }],
  regulations: [cosmeticLabel, { body: 'FDA', rule: '21 CFR 73, 74 and 82 (colour additives)', asks: 'only listed colours, and certified batches of some' }, { body: 'FTC', rule: '16 CFR 255 (endorsements)', asks: 'creators who say that they are paid' }, greenClaims],
  hts: [{ code: '3304.10.00', what: 'lip make-up' }, { code: '3304.20.00', what: 'eye make-up' }, { code: '3304.30.00', what: 'manicure preparations' }],
  origins: [{ country: 'Italy', why: 'pressed powders and fine textures' }, { country: 'South Korea', why: 'tints and quick launches' }, { country: 'United States', why: 'short lead times' }, { country: 'China', why: 'packaging and large runs' }],
  archetypes: [
    { name: 'The department-store house', does: 'sells gold cases and heritage', leaves: 'young budgets and deep shades' },
    { name: 'The drop machine', does: 'sells a collaboration each month', leaves: 'a colour that stays' },
    { name: 'The clean purist', does: 'sells beige with a list of absences', leaves: 'colour and joy' },
  ],
  risks: ['shade ranges bind stock', 'trends turn within a quarter', 'colour on screen is not colour on skin', 'expiry dates shorten sales'],
  steps: ['choose one product and its shades', 'swatch on six skins', 'check every colour against the FDA list', 'sell minis before full sizes'],
  roots: ['wink', 'flirt', 'velvet', 'poppy', 'rogue', 'petal', 'glint', 'sass', 'mirror', 'ruby'],
  hues: [10, 350, 30, 320, 55], scenes: ['on a coloured paper', 'in a smear of its own colour', 'on a mirror tray', 'in a hand with painted nails'],
};
