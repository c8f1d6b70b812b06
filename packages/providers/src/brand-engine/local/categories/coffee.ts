import type { Category } from '../category.ts';
import { foodImport, foodLabel, prop65 } from './shared-rules.ts';

// prettier-ignore
export const coffee: Category = {
  key: 'coffee', name: 'coffee',
  words: ['coffee', 'espresso', 'cold brew', 'barista', 'latte', 'coffee bean', 'roaster', 'roastery', 'decaf', 'pour over'],
  thing: { many: 'coffee', isPlural: false }, unit: 'cup',
  verbs: ['grind', 'brew', 'pour', 'wake', 'linger'],
  moments: ['the first ten minutes of the day', 'the desk at three in the afternoon', 'slow Saturdays', 'the drive before sunrise', 'the cup after dinner'],
  promises: ['a clear start', 'an honest morning', 'a second wind', 'something to get up for', 'a steadier day'],
  qualities: ['freshly roasted', 'single-farm', 'slow-roasted', 'low-acid', 'small-lot', 'shade-grown'],
  proofs: ['Roasted to order, with the day on the bag', 'The farm, its height and what it was paid stand on the label', 'One roast for filter and one for espresso, because one for both is for neither', 'Bags with a valve that go back into the paper bin', 'Tasted blind every week by people who may say no', 'Decaf gets the same beans as everything else'],
  varieties: ['morning blend', 'dark cocoa', 'washed filter', 'honey process', 'half caff', 'sugarcane decaf', 'winter spice', 'natural berry'],
  formats: [
    { form: 'coffee-bag', noun: 'whole bean bag', price: [1400, 2400], detail: 'three hundred and forty grams of beans in a bag with a valve, about twenty cups', role: 'hero' },
    { form: 'tea-box', noun: 'drip sachet box', price: [1200, 2200], detail: 'ten single cups that need only hot water', role: 'entry' },
    { form: 'gift-box', noun: 'tasting flight', price: [2800, 4800], detail: 'four roasts of eighty grams with a card for each', role: 'gift' },
    { form: 'pouch', noun: 'refill kilo', price: [3600, 5400], detail: 'a kilo for households that do not like to run out', role: 'refill' },
    { form: 'bottle', noun: 'cold brew bottle', price: [500, 1400], detail: 'a concentrate steeped for eighteen hours, four parts water to one', role: 'entry' },
    { form: 'mug', noun: 'tasting cup', price: [1600, 2800], detail: 'a thick-walled cup for a short, hot drink', role: 'extra' },
  ],
  audiences: [
    { people: 'home brewers', ages: [24, 45], needs: ['freshness they can date', 'grind and ratio on the bag', 'small lots to compare'], channels: ['forums', 'brewing videos', 'local cafés'], because: 'own a grinder and talk about water' },
    { people: 'early starters', ages: [22, 50], needs: ['strength without bitterness', 'no preparation before six', 'a subscription that skips easily'], channels: ['podcasts', 'gyms', 'search'], because: 'are up before the cafés are' },
    { people: 'people who cut down on caffeine', ages: [28, 60], needs: ['decaf that tastes of something', 'clear amounts of caffeine', 'an afternoon cup'], channels: ['health newsletters', 'parent groups', 'specialty grocers'], because: 'love the taste and not the night after it' },
    { people: 'small offices', ages: [25, 55], needs: ['one order a month', 'something guests remark on', 'an invoice'], channels: ['referrals', 'business networks', 'samples by mail'], because: 'want better cups than the machine in the corridor gives' },
  ],
  materials: ['green arabica', 'valve bags', 'compostable sachets', 'tinplate canisters', 'water-based inks'],
  costShare: [22, 34], minimum: '60 to 120 kg of one roast with a toll roaster', rhythm: 'come back every three to four weeks, and a third subscribes when asked',
  seasons: [{ months: [10, 12], why: 'gifts and cold mornings' }, { months: [6, 8], why: 'cold brew carries the summer' }],
  regulations: [foodLabel, foodImport, prop65('a look at acrylamide rules, from which brewed coffee is exempt')],
  hts: [{ code: '0901.21.00', what: 'roasted coffee, not decaffeinated' }, { code: '0901.22.00', what: 'roasted coffee, decaffeinated' }, { code: '2101.11.21', what: 'instant coffee' }],
  origins: [{ country: 'Colombia', why: 'washed lots all year and good logistics' }, { country: 'Ethiopia', why: 'floral lots with a story of origin' }, { country: 'Brazil', why: 'chocolate-like base for blends at fair prices' }, { country: 'Guatemala', why: 'high farms and traceable cooperatives' }],
  archetypes: [
    { name: 'The neighbourhood roaster', does: 'sells freshness and a place to sit', leaves: 'people who live elsewhere' },
    { name: 'The grocery giant', does: 'sells dark roast by the can', leaves: 'dates, farms and care' },
    { name: 'The lifestyle subscription', does: 'sells a new bag each month with much talk', leaves: 'those who found their cup and want it again' },
  ],
  risks: ['green prices move by a third within a season', 'roast dates make stock perishable', 'shipping a light price in a heavy box', 'taste is hard to show in a picture'],
  steps: ['cup ten roasts blind and keep two', 'ask a toll roaster for the price of sixty kilos', 'sell at one market for a month', 'offer the first fifty buyers a standing order'],
  roots: ['dawn', 'ember', 'signal', 'harbor', 'copper', 'porter', 'ritual', 'rally', 'cinder', 'lantern'],
  hues: [40, 55, 25, 85, 180], scenes: ['on a worn wooden counter', 'beside a kettle in morning light', 'on a stone windowsill', 'on a café table with a folded paper'],
};
