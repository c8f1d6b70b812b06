import type { Category } from '../category.ts';
import { cosmeticLabel, greenClaims, originMark } from './shared-rules.ts';

// prettier-ignore
export const grooming: Category = {
  key: 'grooming', name: 'grooming and personal care',
  words: ['beard', 'shaving', 'razor', 'deodorant', 'toothbrush', 'toothpaste', 'grooming', 'oral care', 'hygiene', 'period', 'menstrual', 'tattoo', 'foot care', 'aftershave', 'mouthwash', 'pomade', 'wellness'],
  thing: { many: 'personal care', isPlural: false }, unit: 'morning',
  verbs: ['rinse', 'shave', 'brush', 'freshen', 'go'],
  moments: ['six minutes at the sink', 'the gym locker', 'travel with one bag', 'the day after the beach', 'first days'],
  promises: ['a clean start', 'skin without burn', 'fresh until the last meeting', 'less plastic at the sink', 'one habit better'],
  qualities: ['aluminium-free', 'refillable', 'unscented', 'close-shaving', 'travel-sized', 'fluoride'],
  proofs: ['Tried on people who sweat for a living', 'Handles are for life, blades go back', 'No tingle that means harm', 'Refills post through a letterbox', 'Dentists and barbers were asked before designers'],
  varieties: ['cedar and salt', 'unscented', 'mint', 'bergamot', 'vetiver', 'charcoal', 'eucalyptus', 'citrus'],
  formats: [
    { form: 'tin', noun: 'shaving balm', price: [1400, 2600], detail: 'a balm for before and after', role: 'hero' },
    { form: 'tube', noun: 'daily paste', price: [900, 1600], detail: 'a hundred grams in a tube that rolls up', role: 'entry' },
    { form: 'mailer-box', noun: 'sink kit', price: [3400, 6400], detail: 'what a sink needs and nothing more', role: 'hero' },
    { form: 'dropper', noun: 'beard oil', price: [1600, 2800], detail: 'thirty millilitres that sink in', role: 'extra' },
    { form: 'pouch', noun: 'refill pack', price: [1000, 1900], detail: 'three months of what runs out', role: 'refill' },
    { form: 'gift-box', noun: 'weekend set', price: [4200, 7200], detail: 'balm, oil and brush in a tin', role: 'gift' },
  ],
  audiences: [
    { people: 'men who keep it short', ages: [20, 55], needs: ['no burn', 'few steps', 'subscription that skips'], channels: ['podcasts', 'barbers', 'search'], because: 'have six minutes' },
    { people: 'people who train before work', ages: [22, 45], needs: ['locker sizes', 'freshness', 'no stains'], channels: ['gyms', 'clubs', 'feeds'], because: 'go from mat to meeting' },
    { people: 'plastic avoiders', ages: [20, 45], needs: ['refills', 'proof', 'things that work'], channels: ['refill shops', 'groups', 'newsletters'], because: 'count what stands at the sink' },
  ],
  materials: ['plant oils', 'bamboo', 'recycled aluminium', 'stainless steel', 'baking soda'],
  costShare: [16, 28], minimum: '1,000 units', rhythm: 'come back every eight to twelve weeks',
  seasons: [{ months: [5, 8], why: 'heat and travel' }, { months: [11, 12], why: 'gift sets' }],
  regulations: [cosmeticLabel, { body: 'FDA', rule: 'OTC monographs (antiperspirant, fluoride)', asks: 'drug facts as soon as sweat or cavities are prevented' }, { body: 'FDA', rule: '21 CFR 872 and 884 (devices)', asks: 'registration for brushes and menstrual goods' }, greenClaims, originMark],
  hts: [{ code: '9603.21.00', what: 'toothbrushes' }, { code: '3307.20.00', what: 'deodorants' }, { code: '3307.10.20', what: 'shaving preparations' }, { code: '8212.10.00', what: 'razors' }],
  origins: [{ country: 'United States', why: 'fills and OTC licences' }, { country: 'Germany', why: 'razors and brushes' }, { country: 'China', why: 'handles and bamboo' }, { country: 'India', why: 'oils' }],
  archetypes: [
    { name: 'The blade giant', does: 'sells a fifth blade', leaves: 'prices' },
    { name: 'The subscription club', does: 'sells jokes and cartridges', leaves: 'quality' },
    { name: 'The apothecary', does: 'sells shaving as a ceremony', leaves: 'six minutes' },
  ],
  risks: ['one word makes it a drug', 'irritation reviews', 'subscriptions cancel', 'shelf fights'],
  steps: ['let thirty people use it for a month', 'decide cosmetic or drug', 'order refills with the first run', 'place it in three barbers'],
  roots: ['flint', 'crisp', 'harbor', 'stubble', 'brisk', 'bay', 'keen', 'alder', 'steel', 'mint'],
  hues: [200, 150, 240, 60, 30], scenes: ['on a stone sink', 'on a folded towel', 'in a travel bag', 'before a steamed mirror'],
};
