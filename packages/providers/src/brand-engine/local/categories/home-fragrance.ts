import type { Category } from '../category.ts';
import { greenClaims, originMark, prop65 } from './shared-rules.ts';

// prettier-ignore
export const homeFragrance: Category = {
  key: 'home-fragrance', name: 'home fragrance',
  words: ['diffuser', 'incense', 'room spray', 'home fragrance', 'home scent', 'essential oil', 'aromatherapy', 'reed diffuser', 'linen spray', 'air freshener', 'room scent'],
  thing: { many: 'home fragrances', isPlural: true }, unit: 'room',
  verbs: ['open', 'breathe', 'enter', 'clear', 'settle'],
  moments: ['coming home', 'the hour before guests', 'a desk in the afternoon', 'a bedroom with the window open', 'small flats with thin walls'],
  promises: ['a room that greets you', 'clear air and a clear head', 'a place of your own', 'the weather you prefer', 'quiet company'],
  qualities: ['flameless', 'alcohol-free', 'long-lasting', 'softly scented', 'plant-distilled'],
  proofs: ['It scents a room of twenty square metres and no more, on purpose', 'Reeds are turned once a week, and the box says how', 'Oils are named with their country and their year', 'Bottles come back as vases', 'No propellant, no plug, no blinking light'],
  varieties: ['fig leaf', 'wet stone', 'cedar smoke', 'green tomato', 'eucalyptus and salt', 'neroli', 'vetiver', 'basil and lime'],
  formats: [
    { form: 'diffuser', noun: 'reed diffuser', price: [2600, 5400], detail: 'a hundred and fifty millilitres with eight reeds, about three months', role: 'hero' },
    { form: 'spray', noun: 'room spray', price: [1600, 2800], detail: 'a hundred millilitres for curtains, linen and the air between', role: 'entry' },
    { form: 'incense', noun: 'incense set', price: [1200, 2400], detail: 'thirty sticks of forty minutes with a small holder', role: 'entry' },
    { form: 'pouch', noun: 'diffuser refill', price: [1800, 3600], detail: 'oil for a second season, without glass', role: 'refill' },
    { form: 'ceramic-diffuser', noun: 'scent stone', price: [2800, 4800], detail: 'an unglazed stone that takes six drops and gives them back overnight', role: 'extra' },
    { form: 'gift-box', noun: 'scent wardrobe', price: [4400, 7600], detail: 'three small diffusers for three rooms', role: 'gift' },
  ],
  audiences: [
    { people: 'renters', ages: [22, 38], needs: ['no flame', 'nothing that stains', 'scents that cover old carpets'], channels: ['short videos', 'moving guides', 'student markets'], because: 'may not paint a wall but may change how it smells' },
    { people: 'people who work from home', ages: [26, 50], needs: ['a sign that work begins and ends', 'scents that do not tire', 'small footprints'], channels: ['desk tours', 'podcasts', 'newsletters'], because: 'spend eight hours in one room and want two of it' },
    { people: 'pet owners', ages: [24, 60], needs: ['oils that are safe around animals', 'fresh, not sweet', 'clear lists of ingredients'], channels: ['pet shops', 'forums', 'vets'], because: 'love the animal and not its blanket' },
  ],
  materials: ['plant-based carrier oil', 'rattan reeds', 'recycled glass', 'unglazed ceramic', 'bamboo incense cores'],
  costShare: [18, 30], minimum: '300 to 1,000 bottles of one scent', rhythm: 'come back every three months, when a bottle is dry',
  seasons: [{ months: [10, 12], why: 'gifts and closed windows' }, { months: [3, 5], why: 'spring cleaning asks for fresh scents' }],
  regulations: [
    { body: 'CPSC', rule: 'Federal Hazardous Substances Act', asks: 'hazard words, first aid and child-safe caps where oils could harm if swallowed' },
    { body: 'CARB', rule: 'California limits of volatile compounds in air fresheners', asks: 'a formula below the limit for its kind' },
    prop65('a look at fragrance ingredients, or a warning'), greenClaims, originMark,
  ],
  hts: [{ code: '3307.49.00', what: 'preparations that perfume rooms' }, { code: '3307.41.00', what: 'incense' }, { code: '6913.90.50', what: 'ceramic ornaments' }, { code: '7010.90.50', what: 'glass bottles' }],
  origins: [{ country: 'India', why: 'incense, distilled oils and holders' }, { country: 'France', why: 'perfumers’ oils' }, { country: 'United States', why: 'small fillings close to the buyer' }, { country: 'Vietnam', why: 'rattan, glass and ceramic sets' }],
  archetypes: [
    { name: 'The plug-in brand', does: 'sells refills by habit and advertising', leaves: 'everyone who wants to know what is in it' },
    { name: 'The spa supplier', does: 'sells oils by the litre to hotels', leaves: 'single rooms and small budgets' },
    { name: 'The niche perfumer', does: 'sells rare scents with rare prices', leaves: 'daily use' },
  ],
  risks: ['oil leaks in the post', 'claims about sleep or stress are drug claims', 'scents fade faster in dry winters', 'allergens change the label'],
  steps: ['test three scents in twenty real rooms', 'check the formula against volatile limits', 'post a filled bottle to yourself ten times', 'sell refills from the first day'],
  roots: ['rain', 'drift', 'vapor', 'moss', 'fathom', 'petal', 'breeze', 'solace', 'haze', 'grove'],
  hues: [150, 190, 110, 260, 30], scenes: ['on a hall table with keys', 'on a windowsill with rain behind it', 'on a bedside shelf', 'on a stone basin'],
};
