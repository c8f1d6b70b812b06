import type { Category } from '../category.ts';
import { foodImport, foodLabel } from './shared-rules.ts';

// prettier-ignore
export const softDrinks: Category = {
  key: 'soft-drinks', name: 'soft drinks',
  words: ['soda', 'juice', 'kombucha', 'lemonade', 'drink', 'beverage', 'sparkling water', 'energy drink', 'smoothie', 'tonic', 'mocktail', 'iced tea', 'non-alcoholic', 'seltzer', 'oat milk', 'cordial', 'shrub'],
  thing: { many: 'soft drinks', isPlural: true }, unit: 'can',
  verbs: ['crack', 'pour', 'sip', 'clink', 'cool'],
  moments: ['the first hot day', 'parties you drive home from', 'lunch at the desk', 'a bench after sport', 'the fridge door'],
  promises: ['refreshment that thinks', 'a toast without a headache', 'bubbles with a point', 'less sugar and more lemon', 'a better fizz'],
  qualities: ['lightly sparkling', 'low-sugar', 'cold-pressed', 'botanical', 'caffeine-free', 'alcohol-free'],
  proofs: ['Fruit is pressed, not reconstructed', 'Four grams of sugar, and it tastes of nine', 'Cans, because they come back', 'The recipe was turned down by everyone who likes syrup', 'Ingredients are named by place'],
  varieties: ['bitter orange', 'ginger and pear', 'cucumber mint', 'rhubarb', 'blackcurrant', 'yuzu', 'elderflower', 'hibiscus'],
  formats: [
    { form: 'carton', noun: 'mixed dozen', price: [2800, 4200], detail: 'twelve cans of four kinds', role: 'hero' },
    { form: 'bottle', noun: 'table bottle', price: [900, 1800], detail: 'seven hundred and fifty millilitres for a table', role: 'hero' },
    { form: 'gift-box', noun: 'host box', price: [3400, 5400], detail: 'two bottles and a card of recipes', role: 'gift' },
    { form: 'pouch', noun: 'concentrate', price: [1400, 2400], detail: 'syrup for ten glasses', role: 'refill' },
    { form: 'tumbler', noun: 'highball pair', price: [2400, 4200], detail: 'two thin glasses', role: 'extra' },
  ],
  audiences: [
    { people: 'people who drink less alcohol', ages: [24, 50], needs: ['bitterness', 'a grown-up glass', 'places that serve it'], channels: ['bars', 'recipe feeds', 'January campaigns'], because: 'still like to hold something' },
    { people: 'parents at parties', ages: [28, 45], needs: ['less sugar', 'cans that share', 'no dyes'], channels: ['supermarkets', 'school fairs', 'groups'], because: 'say no all day' },
    { people: 'desk workers', ages: [22, 45], needs: ['no slump', 'small cans', 'office delivery'], channels: ['coworking kitchens', 'search', 'feeds'], because: 'have had three coffees' },
  ],
  materials: ['pressed fruit', 'botanical extracts', 'aluminium cans', 'glass', 'recycled trays'],
  costShare: [30, 42], minimum: '5,000 to 10,000 cans of one recipe', rhythm: 'come back every two to four weeks in summer',
  seasons: [{ months: [5, 9], why: 'heat' }, { months: [1, 1], why: 'a month without alcohol' }],
  regulations: [foodLabel, { body: 'FDA', rule: '21 CFR 120 (juice HACCP)', asks: 'a five-log kill step or a warning' }, { body: 'TTB', rule: 'half a percent of alcohol', asks: 'ferments such as kombucha to stay below, or to be beer' }, { body: 'States', rule: 'container deposits', asks: 'registration and marks in ten states' }, foodImport],
  hts: [{ code: '2202.10.00', what: 'waters with sugar or flavour' }, { code: '2009.89.80', what: 'single juices' }],
  origins: [{ country: 'United States', why: 'water is not worth shipping' }, { country: 'Canada', why: 'co-packers nearby' }, { country: 'Italy', why: 'bitters and citrus' }],
  archetypes: [
    { name: 'The cola giant', does: 'sells happiness in red', leaves: 'ingredients' },
    { name: 'The gut soda', does: 'sells fibre and pastel', leaves: 'taste without claims' },
    { name: 'The mixer house', does: 'sells tonic to bars', leaves: 'people at home' },
  ],
  risks: ['liquid is heavy', 'cold chains', 'shelf fees', 'ferments that go on fermenting'],
  steps: ['mix twenty recipes', 'measure sugar and pH', 'find a small canning line', 'fill three bars'],
  roots: ['fizz', 'clink', 'splash', 'sunday', 'citra', 'porch', 'bubble', 'brisk', 'lido', 'glint'],
  hues: [50, 20, 150, 330, 95], scenes: ['on ice in the sun', 'on a pool edge', 'on a picnic cloth', 'with beads of water'],
};
