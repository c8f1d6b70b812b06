import type { Category } from '../category.ts';
import { cosmeticLabel, greenClaims, prop65 } from './shared-rules.ts';

// prettier-ignore
export const soapAndBath: Category = {
  key: 'soap-and-bath', name: 'soap and bath',
  words: ['soap', 'bath', 'bath salt', 'bath bomb', 'body wash', 'hand wash', 'shower', 'bubble bath', 'body scrub', 'shower gel', 'hand soap'],
  thing: { many: 'soap', isPlural: false }, unit: 'wash',
  verbs: ['lather', 'rinse', 'soak', 'breathe', 'float'],
  moments: ['the first warm minute of the day', 'a bath after rain', 'hands that work', 'the end of a long week', 'guests at the basin'],
  promises: ['clean skin that stays soft', 'a quiet soak', 'hands that feel like hands again', 'five minutes behind a closed door', 'a good start'],
  qualities: ['cold-processed', 'sulfate-free', 'refillable', 'long-cured', 'unscented', 'plant-oil'],
  proofs: ['Cured for six weeks, so the bar lasts twice as long', 'Glycerin stays in, where skin needs it', 'Every oil is listed by its everyday name', 'Bottles are bought once and filled again', 'Made without palm oil, and we say with what instead', 'Wrapped in paper that you can plant or burn'],
  varieties: ['oat and honey', 'sea salt and sage', 'lemon thyme', 'charcoal and mint', 'rose clay', 'cedar and rosemary', 'goat milk', 'plain olive'],
  formats: [
    { form: 'soap', noun: 'soap bar', price: [800, 1600], detail: 'a hundred and twenty grams, cured and cut by hand', role: 'hero' },
    { form: 'pump-bottle', noun: 'hand wash', price: [1400, 2800], detail: 'three hundred millilitres in a bottle meant to stay', role: 'hero' },
    { form: 'jar', noun: 'bath salt jar', price: [1600, 3200], detail: 'four hundred grams of mineral salt, eight baths', role: 'entry' },
    { form: 'pouch', noun: 'wash refill', price: [1200, 2400], detail: 'a litre for the bottle on the basin', role: 'refill' },
    { form: 'gift-box', noun: 'bath ritual set', price: [3200, 6200], detail: 'bar, salt and cloth in a box', role: 'gift' },
    { form: 'tray', noun: 'soap dish', price: [1400, 2800], detail: 'a dish with ribs that keeps a bar dry', role: 'extra' },
  ],
  audiences: [
    { people: 'people with sensitive skin', ages: [20, 60], needs: ['short lists of ingredients', 'unscented choices', 'small sizes to try'], channels: ['pharmacies', 'dermatology forums', 'search'], because: 'have been disappointed by promises and read labels first' },
    { people: 'bath lovers', ages: [25, 55], needs: ['a scent for each mood', 'no stains in the tub', 'gift-ready packing'], channels: ['short videos', 'spas', 'gift shops'], because: 'close the door and want nobody to knock' },
    { people: 'gardeners and makers', ages: [30, 70], needs: ['grit that cleans', 'care that follows', 'a bar that survives the shed'], channels: ['garden shows', 'hardware shops', 'markets'], because: 'have hands that work and show it' },
    { people: 'plastic avoiders', ages: [22, 45], needs: ['bars and refills', 'proof of packing', 'a fair price'], channels: ['refill shops', 'community groups', 'podcasts'], because: 'count the bottles under the sink' },
  ],
  materials: ['olive, coconut and rapeseed oil', 'mineral salts', 'essential oils', 'glass or aluminium bottles', 'seed paper wraps'],
  costShare: [18, 30], minimum: '500 to 1,000 bars of one recipe', rhythm: 'come back every six to ten weeks',
  seasons: [{ months: [11, 12], why: 'gift sets make a third of a year' }, { months: [4, 5], why: 'gifts for mothers and spring cleaning' }],
  regulations: [
    { body: 'CPSC and FDA', rule: 'true soap or cosmetic (21 CFR 701.20)', asks: 'a decision: plain soap falls under CPSC, a promise of care makes it a cosmetic' },
    cosmeticLabel, { body: 'FDA', rule: 'antibacterial claims', asks: 'none, unless it is registered as a drug' }, greenClaims, prop65('a look at fragrance ingredients, or a warning'),
  ],
  hts: [{ code: '3401.11.50', what: 'toilet soap in bars' }, { code: '3401.30.50', what: 'liquid washes for the skin' }, { code: '3307.30.50', what: 'bath preparations' }],
  origins: [{ country: 'United States', why: 'small batches and fresh oils' }, { country: 'France', why: 'milled soap with tradition' }, { country: 'Turkey', why: 'olive oil soap and bath textiles' }, { country: 'India', why: 'plant oils and hand-cut bars' }],
  archetypes: [
    { name: 'The supermarket pump', does: 'sells water and perfume at two dollars', leaves: 'refill and skin' },
    { name: 'The colourful bath shop', does: 'sells glitter by the slice', leaves: 'adults who bathe alone' },
    { name: 'The apothecary', does: 'sells brown bottles at hotel prices', leaves: 'families who wash hands ten times a day' },
  ],
  risks: ['bars sweat in humid storage', 'fragrance allergens change labels', 'liquids leak in the post', 'one wrong word turns soap into a drug'],
  steps: ['wash with five recipes for a month', 'decide which claims you will never make', 'have one formula’s safety assessed', 'sell a first batch at two markets'],
  roots: ['foam', 'tide', 'pebble', 'dune', 'brook', 'clover', 'lather', 'marl', 'willow', 'shoal'],
  hues: [190, 150, 85, 30, 230], scenes: ['on a stone basin', 'on a wet wooden tray', 'beside a folded towel', 'on a windowsill with steam'],
};
