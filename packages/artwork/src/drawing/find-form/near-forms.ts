import { plain } from './form-of.ts';

/**
 * Things that no form shows, by the form of a thing of the same kind: what may be offered in their place, and never
 * is drawn unasked. A thing that is not here has nothing near.
 */
const nearWords: Readonly<Record<string, string>> = {
  handbag: 'clutch, messenger bag, hobo bag, bucket bag, baguette bag',
  tote: 'mesh bag, net bag, string bag, cooler bag, lunch bag, lunch tote',
  'zip-pouch': 'coin purse, jewelry pouch, jewellery pouch, key pouch',
  'card-holder': 'passport cover, passport holder',
  duffel: 'suitcase, luggage, garment bag, carry-on',
  boot: 'rain boots, cowboy boots, ski boots, wellington boots',
  sneaker: 'loafers, moccasin, ballet flats',
  'flip-flops': 'sandals',
  jacket:
    'raincoat, puffer jacket, down jacket, denim jacket, leather jacket, varsity jacket, trench coat, coat',
  gilet: 'waistcoat, running vest, vest',
  dress: 'wedding dress, wedding gown, gown',
  'sports-bra': 'bra',
  swimsuit: 'bikini',
  leggings: 'tights, stockings',
  gloves: 'gardening gloves, garden gloves, work gloves, rubber gloves, dishwashing gloves',
  'sun-hat': 'cowboy hat, top hat',
  tee: 'cycling jersey',
  pillow: 'neck pillow, travel pillow, body pillow, nursing pillow, bolster, meditation cushion',
  mat: 'doormat, door mat, bath mat, floor mat, play mat, prayer mat, changing mat',
  blanket: 'duvet cover, duvet',
  planter: 'hanging planter',
  'table-lamp': 'desk lamp, floor lamp, salt lamp, lava lamp, standing lamp, bedside light',
  'pillar-candle': 'taper candle, taper, dinner candle',
  kettle: 'electric kettle',
  thermos: 'hip flask',
  'cooking-pot': 'pressure cooker, slow cooker, crock pot',
  saucepan: 'frying pan, skillet, wok, griddle pan',
  plate: 'serving tray, tray',
  bowl: 'trinket dish, ring dish',
  'pepper-mill': 'spice grinder',
  basket: 'picnic basket, bread basket, bike basket, flower basket, laundry hamper, storage bin',
  bucket: 'ice bucket',
  kettlebell: 'dumbbell',
  necklace: 'bracelet, anklet',
  'lunch-box': 'cool box, picnic box',
  'pizza-box': 'cake box, bakery box',
  tin: 'cigar box, snuff box, pencil box',
  umbrella: 'beach umbrella',
  'phone-case': 'tablet case',
  speaker: 'soundbar, radio',
  cards: 'flash cards, affirmation cards, oracle cards, milestone cards',
};

/** Each thing with the form near to it. */
export const nearThings: readonly (readonly [thing: string, form: string])[] = Object.entries(
  nearWords,
).flatMap(([form, words]) => words.split(', ').map((phrase) => [phrase, form] as const));

const near = new Map(nearThings.map(([thing, form]) => [plain(thing), form]));
const longest = 3;

/** The form that is nearest to a thing that none shows, of the same kind of thing. Undefined where nothing is near. */
export function nearestForm(thing: string): string | undefined {
  const words = plain(thing).split(' ');
  for (let long = Math.min(longest, words.length); long > 0; long -= 1) {
    const form = near.get(words.slice(-long).join(' '));
    if (form !== undefined) return form;
  }
  return undefined;
}

/** What a form is called in a sentence: "zip pouch". */
export const nameOfForm = (form: string): string =>
  form === 'tee' ? 't-shirt' : form === 'cards' ? 'cards' : form.replaceAll('-', ' ');
