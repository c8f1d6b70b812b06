import type { Category } from '../category.ts';
import { originMark } from './shared-rules.ts';

// prettier-ignore
export const alcohol: Category = {
  key: 'alcohol', name: 'wine, beer and spirits',
  words: ['wine', 'beer', 'spirit', 'gin', 'whiskey', 'whisky', 'vodka', 'tequila', 'mezcal', 'rum', 'cocktail', 'brewery', 'distillery', 'cider', 'liqueur', 'winery', 'aperitif', 'vermouth', 'sake'],
  thing: { many: 'spirits', isPlural: true }, unit: 'glass',
  verbs: ['pour', 'stir', 'clink', 'savour', 'linger'],
  moments: ['the hour before dinner', 'a toast that matters', 'slow winter nights', 'terraces in June', 'a good argument'],
  promises: ['a glass worth the evening', 'character without shouting', 'a toast to remember', 'flavour before strength', 'a slow finish'],
  qualities: ['small-still', 'barrel-rested', 'estate-grown', 'unfiltered', 'dry', 'botanical'],
  proofs: ['Botanicals are named with their fields', 'Each bottle carries its batch and its distiller', 'No colour added, so years differ', 'Corks go back to the maker', 'Strength is chosen by taste, not by tax'],
  varieties: ['coastal', 'orchard', 'smoked', 'citrus peel', 'honeyed oak', 'wild juniper', 'bitter root', 'vineyard'],
  formats: [
    { form: 'bottle', noun: 'signature bottle', price: [2800, 6800], detail: 'seven hundred and fifty millilitres with batch and date', role: 'hero' },
    { form: 'gift-box', noun: 'tasting flight', price: [3800, 7200], detail: 'three small bottles with notes', role: 'gift' },
    { form: 'carton', noun: 'canned cocktail four-pack', price: [1400, 2400], detail: 'four cans, ready to pour over ice', role: 'entry' },
    { form: 'tumbler', noun: 'tasting glass pair', price: [2400, 4800], detail: 'two glasses with heavy feet', role: 'extra' },
    { form: 'poster', noun: 'recipe print', price: [1800, 3200], detail: 'twelve drinks on one sheet', role: 'extra' },
  ],
  audiences: [
    { people: 'home bartenders', ages: [25, 45], needs: ['recipes', 'bottles that mix', 'small sizes'], channels: ['cocktail videos', 'bars', 'bottle shops'], because: 'own a jigger' },
    { people: 'dinner hosts', ages: [30, 65], needs: ['pairings', 'a story to tell', 'bottles that look at home'], channels: ['wine shops', 'restaurants', 'newsletters'], because: 'like to be asked what it is' },
    { people: 'gift givers of age', ages: [25, 70], needs: ['a box', 'delivery with age check', 'a price under seventy'], channels: ['search', 'gift guides', 'shops'], because: 'know one thing about the receiver' },
  ],
  materials: ['grain and grape spirit', 'botanicals', 'recycled glass', 'natural cork', 'uncoated labels'],
  costShare: [24, 36], minimum: '300 to 600 bottles with a licensed distiller', rhythm: 'come back every two to three months',
  seasons: [{ months: [10, 12], why: 'gifts and parties bring two fifths of a year' }, { months: [5, 8], why: 'terraces' }],
  regulations: [{ body: 'TTB', rule: '27 CFR 1, 5, 7 and 4 (permits and labels)', asks: 'a basic permit, an approved formula and a label approval (COLA)' }, { body: 'TTB', rule: '27 CFR 16 (health warning)', asks: 'the government warning in its exact words' }, { body: 'States', rule: 'three-tier system', asks: 'a distributor, and a licence for each state; few allow mail' }, { body: 'FTC', rule: 'industry codes on advertising', asks: 'audiences of legal age only' }, originMark],
  hts: [{ code: '2208.50.00', what: 'gin' }, { code: '2204.21.50', what: 'still wine in bottles' }, { code: '2203.00.00', what: 'beer' }],
  origins: [{ country: 'United States', why: 'contract distillers and permits' }, { country: 'Mexico', why: 'agave' }, { country: 'Italy', why: 'wine and bitters' }, { country: 'United Kingdom', why: 'gin and whisky' }],
  archetypes: [
    { name: 'The celebrity bottle', does: 'sells a face in glass', leaves: 'drinkers' },
    { name: 'The heritage distillery', does: 'sells age', leaves: 'play' },
    { name: 'The canned cocktail', does: 'sells sugar at strength', leaves: 'balance' },
  ],
  risks: ['licences take months', 'distribution decides', 'duties and excise', 'advertising rules'],
  steps: ['ask a lawyer which states', 'choose a contract distiller', 'file formula and label', 'pour in ten bars'],
  roots: ['still', 'copper', 'tavern', 'thistle', 'harvest', 'proof', 'cellar', 'amber', 'gild', 'juniper'],
  hues: [75, 20, 150, 280, 240], scenes: ['on a bar in low light', 'on a barrel head', 'beside citrus peel', 'on a terrace table'],
};
