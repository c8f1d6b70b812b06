import type { Category } from '../category.ts';
import { foodImport, foodLabel, prop65 } from './shared-rules.ts';

// prettier-ignore
export const snacks: Category = {
  key: 'snacks', name: 'snacks and sweets',
  words: ['snack', 'chocolate', 'cookie', 'granola', 'popcorn', 'candy', 'bakery', 'nut', 'chip', 'jerky', 'cracker', 'cereal', 'biscuit', 'truffle', 'caramel', 'bar', 'bread', 'cake', 'pasta', 'food', 'dried fruit', 'noodle'],
  thing: { many: 'snacks', isPlural: true }, unit: 'bite',
  verbs: ['snap', 'crunch', 'share', 'savour', 'reach'],
  moments: ['four in the afternoon', 'the back seat', 'a film on Friday', 'trail breaks', 'the drawer that everybody knows'],
  promises: ['a better four o’clock', 'crunch with a conscience', 'one square that is enough', 'something to pass around', 'sweetness with sense'],
  qualities: ['small-batch', 'single-origin', 'slow-roasted', 'less-sweet', 'vegan', 'gluten-free'],
  proofs: ['Fewer than eight ingredients, all from a kitchen', 'Roasted slowly, because hurry tastes bitter', 'Farmers are named and paid above the market', 'The wrapper goes into the paper bin', 'Half the sugar of the shelf, and nobody noticed'],
  varieties: ['sea salt', 'chili and lime', 'maple pecan', 'dark cocoa', 'rosemary', 'miso caramel', 'orange and almond', 'smoked paprika'],
  formats: [
    { form: 'pouch', noun: 'sharing pouch', price: [600, 1200], detail: 'a hundred and fifty grams that close again', role: 'hero' },
    { form: 'carton', noun: 'bar box', price: [1800, 3400], detail: 'six bars, each wrapped', role: 'hero' },
    { form: 'jar', noun: 'spread jar', price: [900, 1600], detail: 'two hundred and fifty grams for spoons', role: 'extra' },
    { form: 'gift-box', noun: 'tasting box', price: [2800, 5400], detail: 'twelve small things in a drawer box', role: 'gift' },
    { form: 'tin', noun: 'desk tin', price: [1600, 2800], detail: 'a tin that outlives its filling', role: 'extra' },
    { form: 'coffee-bag', noun: 'family bag', price: [1400, 2600], detail: 'half a kilo for a household', role: 'refill' },
  ],
  audiences: [
    { people: 'office snackers', ages: [24, 50], needs: ['no crumbs', 'no slump', 'a drawer size'], channels: ['office deliveries', 'search', 'coworking kitchens'], because: 'pass the machine twice a day' },
    { people: 'parents who pack lunches', ages: [28, 45], needs: ['school rules about nuts', 'less sugar', 'portions'], channels: ['parent groups', 'supermarkets', 'podcasts'], because: 'are judged by a nine-year-old' },
    { people: 'people with intolerances', ages: [18, 60], needs: ['clear allergens', 'taste that needs no excuse', 'mixed boxes'], channels: ['forums', 'specialty shops', 'search'], because: 'read the back before the front' },
  ],
  materials: ['single-origin cocoa', 'nuts and seeds', 'oats', 'compostable film', 'recycled carton'],
  costShare: [28, 40], minimum: '1,000 to 5,000 units with a co-packer', rhythm: 'come back every three to five weeks',
  seasons: [{ months: [10, 12], why: 'gifts and baking' }, { months: [1, 2], why: 'lighter snacks first, chocolate in the middle of February' }],
  regulations: [foodLabel, { body: 'FDA', rule: 'FALCPA and the FASTER Act', asks: 'the nine allergens named, sesame among them' }, { body: 'FDA', rule: '21 CFR 117 (preventive controls)', asks: 'a hazard plan of the kitchen that makes it' }, foodImport, prop65('cadmium and lead in cocoa, or a warning')],
  hts: [{ code: '1806.90.90', what: 'other chocolate' }, { code: '1905.90.90', what: 'baked snacks' }, { code: '2008.19.90', what: 'prepared nuts' }],
  origins: [{ country: 'United States', why: 'co-packers and freshness' }, { country: 'Belgium', why: 'chocolate' }, { country: 'Ecuador', why: 'fine cocoa' }, { country: 'Mexico', why: 'nuts, chili and tamarind' }],
  archetypes: [
    { name: 'The legacy bar', does: 'sells sugar by the checkout', leaves: 'ingredients' },
    { name: 'The protein snack', does: 'sells numbers', leaves: 'taste' },
    { name: 'The craft chocolatier', does: 'sells ten dollars of terroir', leaves: 'every day' },
  ],
  risks: ['short shelf life', 'heat in summer parcels', 'slotting fees', 'a missed allergen is a recall'],
  steps: ['bake fifty and ask strangers', 'have shelf life tested', 'price a co-packer', 'sell in ten offices'],
  roots: ['nibble', 'crumb', 'crackle', 'pantry', 'maple', 'truant', 'jolly', 'ember', 'orchard', 'munch'],
  hues: [35, 55, 10, 95, 150], scenes: ['broken open on paper', 'in a lunch box', 'on a picnic cloth', 'poured into a bowl'],
};
