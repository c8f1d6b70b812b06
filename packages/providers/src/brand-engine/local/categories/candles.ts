import type { Category } from '../category.ts';
import { greenClaims, originMark, prop65 } from './shared-rules.ts';

// prettier-ignore
export const candles: Category = {
  key: 'candles', name: 'candles',
  words: ['candle', 'wax', 'soy wax', 'beeswax', 'wick', 'tealight', 'wax melt', 'candlestick', 'taper'],
  thing: { many: 'scented candles', isPlural: true }, unit: 'flame',
  verbs: ['light', 'breathe', 'linger', 'dim', 'stay'],
  moments: ['the last hour of the evening', 'a bath with the door closed', 'dinner on a weekday', 'rainy Sundays', 'the room before guests arrive'],
  promises: ['a warmer room', 'a slower evening', 'light that asks nothing', 'a scent to come home to', 'an hour off'],
  qualities: ['hand-poured', 'slow-burning', 'soy-wax', 'lightly scented', 'refillable', 'small-batch'],
  proofs: ['Poured by hand and left for two weeks before anyone lights it', 'Cotton wicks, cut to the length they should have', 'The vessel is a cup afterwards, and says so', 'Scents made with perfumers’ oils within the limits of IFRA', 'Burn time is measured in a draughty room, not in a laboratory', 'Refills cost a third less and come without glass'],
  varieties: ['fig and cedar', 'smoke and vanilla', 'tomato leaf', 'clean linen', 'amber and clove', 'rain on stone', 'orange blossom', 'pine resin', 'black tea', 'lavender and hay'],
  formats: [
    { form: 'candle-jar', noun: 'jar candle', price: [2200, 4200], detail: 'two hundred grams of wax in glass, about forty-five hours', role: 'hero' },
    { form: 'candle-tin', noun: 'travel candle', price: [1200, 2000], detail: 'eighty grams in a tin with a lid, about eighteen hours', role: 'entry' },
    { form: 'gift-box', noun: 'candle trio', price: [4200, 7800], detail: 'three scents of ninety grams in a box with a drawer', role: 'gift' },
    { form: 'pouch', noun: 'wax refill', price: [1400, 2600], detail: 'a block of wax with a wick that melts into an empty jar', role: 'refill' },
    { form: 'candle-pillar', noun: 'pillar set', price: [2400, 4600], detail: 'three unscented pillars of different height', role: 'extra' },
    { form: 'candlestick', noun: 'candle holder', price: [2600, 5200], detail: 'a holder with a heavy foot for tapers', role: 'extra' },
  ],
  audiences: [
    { people: 'evening nesters', ages: [25, 45], needs: ['scents that do not give headaches', 'honest burn times', 'vessels worth keeping'], channels: ['interior feeds', 'gift shops', 'short videos'], because: 'spend more evenings at home and want them to feel chosen' },
    { people: 'hosts', ages: [30, 60], needs: ['unscented options for the table', 'sets that match', 'fast delivery'], channels: ['home magazines', 'department stores', 'newsletters'], because: 'set a table often and look for light that flatters it' },
    { people: 'gift givers', ages: [22, 65], needs: ['a scent that suits anyone', 'finished packing', 'a price under forty dollars'], channels: ['gift guides', 'markets', 'search in November'], because: 'need something warm that always fits' },
    { people: 'new homeowners', ages: [27, 42], needs: ['a signature scent', 'pieces that look built in', 'refills'], channels: ['moving guides', 'interior stylists', 'local shops'], because: 'are making rooms their own, one corner at a time' },
  ],
  materials: ['soy and rapeseed wax', 'beeswax', 'cotton wicks', 'recycled glass', 'stoneware vessels', 'IFRA-compliant fragrance oils'],
  costShare: [20, 32], minimum: '200 to 500 jars of one scent', rhythm: 'come back every two to three months, most of all in autumn',
  seasons: [{ months: [9, 12], why: 'short days and gifts bring more than half of a year' }, { months: [2, 2], why: 'a smaller peak before the middle of February' }],
  regulations: [
    { body: 'CPSC and ASTM', rule: 'ASTM F2417 and F2058 (candle fire safety and cautionary label)', asks: 'tests of flame height and tip-over, and the three warnings on the label' },
    { body: 'CPSC', rule: 'Federal Hazardous Substances Act', asks: 'a warning where fragrance oils could irritate, and no lead in wicks' },
    prop65('a look at fragrance ingredients and soot, or a warning'), greenClaims, originMark,
  ],
  hts: [{ code: '3406.00.00', what: 'candles' }, { code: '7010.90.50', what: 'glass jars' }, { code: '4819.20.00', what: 'folding cartons' }, { code: '9405.50.40', what: 'candle holders, not of brass' }],
  origins: [{ country: 'United States', why: 'short freight for a heavy product and small pours' }, { country: 'Vietnam', why: 'sets with ceramic and glass vessels' }, { country: 'Portugal', why: 'poured candles in stoneware' }, { country: 'India', why: 'brass, glass and beeswax work' }],
  archetypes: [
    { name: 'The mall perfumer', does: 'sells three wicks and loud scents at a discount', leaves: 'rooms that want to whisper' },
    { name: 'The designer label', does: 'asks seventy dollars for a name on glass', leaves: 'people who want the quality without the name' },
    { name: 'The market-stall maker', does: 'pours at home and sells on Saturdays', leaves: 'steady quality and delivery' },
  ],
  risks: ['wax softens in summer parcels', 'a scent that sells in one city fails in another', 'returns of broken glass', 'fragrance allergens change and formulas with them'],
  steps: ['burn twenty samples to the end and write down what happens', 'have flame and tip-over tested', 'choose three scents, not ten', 'sell a first hundred with a refill promise'],
  roots: ['ember', 'dusk', 'lantern', 'glow', 'hearth', 'velvet', 'linger', 'cinder', 'halo', 'amber'],
  hues: [45, 65, 20, 300, 150], scenes: ['on a mantel at dusk', 'beside a bath with folded linen', 'on a dark wooden table', 'on a stack of books by a window'],
};
