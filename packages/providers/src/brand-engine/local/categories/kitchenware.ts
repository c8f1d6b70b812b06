import type { Category } from '../category.ts';
import { foodContact, originMark, prop65 } from './shared-rules.ts';

// prettier-ignore
export const kitchenware: Category = {
  key: 'kitchenware', name: 'kitchenware',
  words: ['kitchen', 'kitchenware', 'cookware', 'knife', 'pan', 'cutting board', 'apron', 'utensil', 'spatula', 'bakeware', 'lunch box', 'food storage', 'serving board', 'baking', 'cutlery', 'tea towel', 'spice rack', 'cooking'],
  thing: { many: 'kitchenware', isPlural: false }, unit: 'dish',
  verbs: ['chop', 'stir', 'taste', 'serve', 'simmer'],
  moments: ['dinner in twenty minutes', 'bread on Sundays', 'small kitchens', 'lunch from yesterday', 'cooking for eight'],
  promises: ['a kitchen that works with you', 'less clutter and more supper', 'tools that stay', 'confidence at the stove', 'cleaner cuts'],
  qualities: ['oven-proof', 'dishwasher-safe', 'full-tang', 'plastic-free', 'stackable', 'end-grain'],
  proofs: ['Used for a year in a restaurant before it was sold', 'Every part that wears can be bought alone', 'Handles fit small and large hands', 'No coating that comes off', 'Sharpened free for life, you pay the postage'],
  varieties: ['walnut', 'ash', 'olive', 'brushed steel', 'cream', 'ink blue', 'terracotta', 'black'],
  formats: [
    { form: 'serving-board', noun: 'cutting board', price: [3800, 9800], detail: 'an end-grain board with a groove and rubber feet', role: 'hero' },
    { form: 'tea-towel', noun: 'linen towel pair', price: [1800, 3200], detail: 'two linen towels that dry glass without lint', role: 'entry' },
    { form: 'jar', noun: 'storage jar trio', price: [2800, 5200], detail: 'three jars with lids that seal', role: 'extra' },
    { form: 'gift-box', noun: 'first kitchen set', price: [6800, 12800], detail: 'board, knife and towel for somebody who moved', role: 'gift' },
    { form: 'tray', noun: 'oven tray', price: [3200, 5800], detail: 'a heavy tray that does not warp', role: 'hero' },
    { form: 'tin', noun: 'board balm', price: [1200, 1800], detail: 'a balm that keeps wood from splitting', role: 'refill' },
  ],
  audiences: [
    { people: 'home cooks', ages: [25, 60], needs: ['few tools for much', 'care explained', 'no gadgets'], channels: ['cooking videos', 'cookbooks', 'kitchen shops'], because: 'cook five times a week in four square metres' },
    { people: 'hobby bakers', ages: [22, 65], needs: ['even heat', 'exact sizes', 'easy release'], channels: ['baking forums', 'feeds', 'fairs'], because: 'weigh everything, also themselves afterwards' },
    { people: 'wedding guests', ages: [25, 60], needs: ['a gift that lasts', 'engraving', 'delivery by a date'], channels: ['registries', 'search', 'department stores'], because: 'want to be thought of at breakfast' },
  ],
  materials: ['walnut and ash', 'high-carbon steel', 'linen', 'borosilicate glass', 'food-grade silicone'],
  costShare: [24, 36], minimum: '200 to 500 pieces', rhythm: 'come back once or twice a year, and for care goods',
  seasons: [{ months: [10, 12], why: 'baking and gifts' }, { months: [5, 8], why: 'weddings and outdoor tables' }],
  regulations: [foodContact, prop65('limits of lead, cadmium and coatings, or a warning'), { body: 'States', rule: 'PFAS in cookware (Minnesota and others)', asks: 'no PFAS added, or no sale there' }, originMark],
  hts: [{ code: '7323.93.00', what: 'kitchenware of stainless steel' }, { code: '4419.90.91', what: 'wooden tableware and boards' }, { code: '8211.92.20', what: 'kitchen knives' }, { code: '3924.10.40', what: 'kitchenware of plastics' }],
  origins: [{ country: 'Portugal', why: 'cork, clay and linen' }, { country: 'Japan', why: 'blades' }, { country: 'Vietnam', why: 'wood' }, { country: 'Mexico', why: 'wood and enamel with short freight' }],
  archetypes: [
    { name: 'The pastel pan', does: 'sells one pot for everything', leaves: 'honesty about coatings' },
    { name: 'The restaurant supplier', does: 'sells steel by weight', leaves: 'beauty' },
    { name: 'The gadget shop', does: 'sells avocado slicers', leaves: 'things that stay' },
  ],
  risks: ['wood cracks in dry homes', 'weight makes freight dear', 'coating laws change by state', 'one reviewer’s fall'],
  steps: ['cook with it for sixty days', 'wash it a hundred times', 'check coatings against state laws', 'engrave a first fifty'],
  roots: ['simmer', 'larder', 'hearth', 'pantry', 'thyme', 'skillet', 'crumb', 'ladle', 'nonna', 'board'],
  hues: [40, 145, 75, 20, 240], scenes: ['on a floured table', 'on a stone counter', 'beside bread and a lemon', 'hanging on a rail'],
};
