import type { Category } from '../category.ts';
import { greenClaims, originMark } from './shared-rules.ts';

// prettier-ignore
export const garden: Category = {
  key: 'garden', name: 'plants and garden',
  words: ['garden', 'plant', 'planter', 'seed', 'gardening', 'houseplant', 'pot', 'soil', 'flower', 'bouquet', 'terrarium', 'watering', 'herb garden', 'compost', 'succulent', 'balcony'],
  thing: { many: 'plants and pots', isPlural: true }, unit: 'season',
  verbs: ['plant', 'water', 'wait', 'grow', 'gather'],
  moments: ['the first warm Saturday', 'a balcony of two square metres', 'watering before coffee', 'windowsills in winter', 'a harvest of nine tomatoes'],
  promises: ['something alive to come home to', 'a green thumb by June', 'a kitchen with its own basil', 'quiet work', 'a small wild corner'],
  qualities: ['self-watering', 'peat-free', 'open-pollinated', 'frost-proof', 'hand-thrown', 'beginner-friendly'],
  proofs: ['Seeds are tested for germination each spring, with the figure on the bag', 'Pots have a hole, always', 'Instructions say what to do when it goes wrong', 'Peat stays in the bog', 'A plant that dies in a month is replaced once'],
  varieties: ['kitchen herbs', 'bee meadow', 'night scented', 'cherry tomato', 'shade corner', 'edible flowers', 'desert', 'salad'],
  formats: [
    { form: 'planter', noun: 'self-watering planter', price: [2800, 6800], detail: 'a planter with a well for two weeks', role: 'hero' },
    { form: 'pouch', noun: 'seed collection', price: [900, 2200], detail: 'six seeds for one place, with a plan', role: 'entry' },
    { form: 'mailer-box', noun: 'balcony kit', price: [3800, 6800], detail: 'soil, seeds and labels for one railing', role: 'hero' },
    { form: 'gift-box', noun: 'grow your own gift', price: [2800, 5200], detail: 'pot, soil and seed for somebody who says they cannot', role: 'gift' },
    { form: 'spray', noun: 'leaf mister', price: [1400, 2800], detail: 'a mister with a fine, even cloud', role: 'extra' },
    { form: 'coffee-bag', noun: 'potting mix', price: [1200, 2200], detail: 'eight litres without peat', role: 'refill' },
  ],
  audiences: [
    { people: 'balcony gardeners', ages: [24, 45], needs: ['small spaces', 'what to do each week', 'light soil'], channels: ['short videos', 'garden centres', 'newsletters'], because: 'have a railing and ambition' },
    { people: 'houseplant parents', ages: [20, 38], needs: ['pots that fit', 'help with yellow leaves', 'rare things'], channels: ['feeds', 'swap groups', 'plant shops'], because: 'name their plants' },
    { people: 'experienced gardeners', ages: [45, 75], needs: ['good tools', 'old varieties', 'no plastic'], channels: ['garden shows', 'magazines', 'clubs'], because: 'know what breaks' },
  ],
  materials: ['terracotta', 'recycled stoneware', 'coir and compost', 'steel', 'seed paper'],
  costShare: [22, 36], minimum: '300 pots or 1,000 seed packets', rhythm: 'come back three times between March and July',
  seasons: [{ months: [2, 6], why: 'spring brings two thirds of a year' }, { months: [11, 12], why: 'gifts and bulbs' }],
  regulations: [{ body: 'USDA APHIS', rule: '7 CFR 319 and 361 (plants and seeds)', asks: 'a phytosanitary certificate for imports, and permits' }, { body: 'States', rule: 'seed labelling laws', asks: 'germination, lot, origin and a permit to sell' }, { body: 'EPA', rule: 'FIFRA', asks: 'no promise against pests without registration' }, greenClaims, originMark],
  hts: [{ code: '6913.90.50', what: 'ornamental pots of ceramic' }, { code: '1209.91.80', what: 'vegetable seeds' }],
  origins: [{ country: 'United States', why: 'seeds and soil' }, { country: 'Italy', why: 'frost-proof terracotta' }, { country: 'Vietnam', why: 'glazed pots' }, { country: 'Mexico', why: 'clay with short freight' }],
  archetypes: [
    { name: 'The home centre', does: 'sells by the pallet', leaves: 'advice' },
    { name: 'The plant delivery', does: 'sells a monstera in a box', leaves: 'what comes after' },
    { name: 'The seed catalogue', does: 'sells four hundred tomatoes', leaves: 'beginners' },
  ],
  risks: ['a late frost costs the season', 'pots break', 'plants need permits across states', 'everything is sold in ten weeks'],
  steps: ['grow it on three balconies', 'test germination', 'ship twenty pots', 'open pre-orders in January'],
  roots: ['sprout', 'loam', 'trellis', 'bramble', 'almanac', 'sorrel', 'root', 'meadow', 'bower', 'nettle'],
  hues: [140, 120, 45, 95, 20], scenes: ['on a potting bench', 'on a balcony railing', 'by a greenhouse window', 'on bare soil'],
};
