import type { Category } from '../category.ts';
import { foodImport, foodLabel, prop65 } from './shared-rules.ts';

// prettier-ignore
export const sauces: Category = {
  key: 'sauces', name: 'sauces and condiments',
  words: ['sauce', 'hot sauce', 'condiment', 'salsa', 'olive oil', 'spice', 'honey', 'jam', 'mustard', 'pickle', 'kimchi', 'seasoning', 'vinegar', 'ketchup', 'chili oil', 'chutney', 'marinade', 'syrup', 'salt', 'dressing', 'preserve'],
  thing: { many: 'sauces', isPlural: true }, unit: 'spoonful',
  verbs: ['drizzle', 'dip', 'taste', 'pass', 'sizzle'],
  moments: ['eggs on Sunday', 'the grill at seven', 'leftover rice', 'sandwiches that deserve better', 'a table of six'],
  promises: ['flavour in one spoon', 'supper with a spark', 'heat with manners', 'a reason to eat vegetables', 'the missing thing'],
  qualities: ['slow-fermented', 'small-batch', 'raw', 'cold-pressed', 'low-sugar', 'single-estate'],
  proofs: ['Fermented for ninety days, not flavoured for one', 'Fruit first on the label, sugar last', 'Heat is told in words and in figures', 'Glass, because it goes back', 'Chefs were paid to be rude about it'],
  varieties: ['smoked tomato', 'green chili', 'black garlic', 'peach and habanero', 'preserved lemon', 'wild fennel', 'burnt onion', 'miso'],
  formats: [
    { form: 'bottle', noun: 'table bottle', price: [800, 1600], detail: 'a hundred and fifty millilitres with a mouth that does not clog', role: 'hero' },
    { form: 'jar', noun: 'kitchen jar', price: [900, 1800], detail: 'two hundred grams for spoons', role: 'hero' },
    { form: 'gift-box', noun: 'heat ladder', price: [2800, 4800], detail: 'four bottles from mild to brave', role: 'gift' },
    { form: 'tin', noun: 'spice tin', price: [900, 1600], detail: 'sixty grams, ground this month', role: 'entry' },
    { form: 'pouch', noun: 'cook’s refill', price: [1200, 2200], detail: 'half a litre for people who use it', role: 'refill' },
  ],
  audiences: [
    { people: 'weeknight cooks', ages: [24, 50], needs: ['ideas on the label', 'one jar for many dishes', 'honest heat'], channels: ['recipe feeds', 'supermarkets', 'farm shops'], because: 'have pasta and twenty minutes' },
    { people: 'heat seekers', ages: [18, 40], needs: ['figures', 'new peppers', 'bragging rights'], channels: ['forums', 'challenges', 'festivals'], because: 'own eleven bottles' },
    { people: 'grill hosts', ages: [28, 60], needs: ['big bottles', 'pairs for meat and vegetables', 'gifts'], channels: ['butchers', 'hardware shops', 'videos'], because: 'take the fire seriously' },
  ],
  materials: ['fresh peppers and fruit', 'sea salt', 'apple vinegar', 'glass bottles', 'paper labels'],
  costShare: [26, 38], minimum: '1,000 to 3,000 bottles of one recipe', rhythm: 'come back every six to eight weeks',
  seasons: [{ months: [5, 8], why: 'grills' }, { months: [11, 12], why: 'gift boxes' }],
  regulations: [foodLabel, { body: 'FDA', rule: '21 CFR 114 and 108 (acidified foods)', asks: 'a process filed by an authority, and a registered cannery' }, foodImport, prop65('lead in spices, or a warning'), { body: 'USDA', rule: '7 CFR 205 (organic)', asks: 'certification before the word organic' }],
  hts: [{ code: '2103.90.90', what: 'sauces and condiments' }, { code: '0409.00.00', what: 'honey' }, { code: '1509.20.20', what: 'extra virgin olive oil in small containers' }],
  origins: [{ country: 'United States', why: 'co-packers with acidified licences' }, { country: 'Mexico', why: 'peppers and salsas' }, { country: 'Italy', why: 'oil and tomatoes' }, { country: 'South Korea', why: 'ferments' }],
  archetypes: [
    { name: 'The red classic', does: 'sells vinegar heat by the gallon', leaves: 'flavour' },
    { name: 'The skull label', does: 'sells pain', leaves: 'dinner' },
    { name: 'The chef’s jar', does: 'sells a famous kitchen for fourteen dollars', leaves: 'every kitchen without a name' },
  ],
  risks: ['botulism rules are strict', 'glass is heavy', 'harvests vary heat', 'retail margins are thin'],
  steps: ['have pH and process checked', 'cook with it for a month', 'find a licensed co-packer', 'sell at two markets'],
  roots: ['sizzle', 'larder', 'pepper', 'ember', 'tangle', 'zest', 'mortar', 'cinder', 'orchard'],
  hues: [30, 45, 140, 90, 15], scenes: ['dripping from a spoon', 'on a grill table', 'beside eggs', 'on a crate of peppers'],
};
