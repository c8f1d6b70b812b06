import type { Category } from '../category.ts';
import { childSafety, originMark } from './shared-rules.ts';

// prettier-ignore
export const games: Category = {
  key: 'games', name: 'games and puzzles',
  words: ['game', 'board game', 'card game', 'puzzle', 'jigsaw', 'playing card', 'dice', 'tabletop', 'trivia', 'chess', 'tarot', 'escape game'],
  thing: { many: 'games', isPlural: true }, unit: 'round',
  verbs: ['deal', 'bluff', 'laugh', 'guess', 'gather'],
  moments: ['Friday at eight', 'the cabin without reception', 'dinner when nobody wants to leave', 'family visits', 'two people and a bottle'],
  promises: ['an evening that goes long', 'rules in five minutes', 'a reason to sit together', 'honest laughter', 'one more round'],
  qualities: ['quick to learn', 'two-player', 'travel-sized', 'illustrated', 'cooperative', 'replayable'],
  proofs: ['Rules fit on two pages and were read by strangers', 'Played two hundred times before printing', 'Cards survive wet glasses', 'No board larger than a café table', 'Missing pieces are sent for nothing'],
  varieties: ['night market', 'tiny heist', 'family secrets', 'lighthouse', 'last train', 'mushroom hunt', 'office party', 'deep sea'],
  formats: [
    { form: 'cards', noun: 'card game', price: [1600, 2800], detail: 'a hundred and ten cards for two to six players', role: 'hero' },
    { form: 'puzzle', noun: 'jigsaw puzzle', price: [2000, 3400], detail: 'a thousand pieces and a poster of the picture', role: 'hero' },
    { form: 'carton', noun: 'board game', price: [3400, 6400], detail: 'a game of forty minutes in a box that closes', role: 'extra' },
    { form: 'pouch', noun: 'travel edition', price: [1200, 2200], detail: 'the same game in a cloth bag', role: 'entry' },
    { form: 'gift-box', noun: 'game night set', price: [4800, 8200], detail: 'two games and a pad for scores', role: 'gift' },
  ],
  audiences: [
    { people: 'hosts of game nights', ages: [22, 45], needs: ['quick rules', 'groups of odd numbers', 'new things monthly'], channels: ['game cafés', 'crowdfunding', 'long videos'], because: 'have eight people and one table' },
    { people: 'families', ages: [30, 50], needs: ['fun for eight and for forty', 'short rounds', 'no tears'], channels: ['toy shops', 'school fairs', 'gift guides'], because: 'look for what beats the tablet' },
    { people: 'couples', ages: [22, 40], needs: ['two-player depth', 'small boxes', 'a reason to talk'], channels: ['feeds', 'bookshops', 'podcasts'], because: 'stay in twice a week' },
  ],
  materials: ['linen-finish cards', 'recycled board', 'wooden tokens', 'cotton bags', 'soy inks'],
  costShare: [18, 28], minimum: '500 to 1,500 copies', rhythm: 'come back once a year for an expansion and before holidays',
  seasons: [{ months: [10, 12], why: 'gifts and long evenings' }, { months: [6, 8], why: 'travel editions' }],
  regulations: [childSafety, { body: 'CPSC', rule: 'ASTM F963 when meant for under fourteen', asks: 'tests, or a clear age grade of fourteen and up' }, originMark],
  hts: [{ code: '9504.40.00', what: 'playing cards' }, { code: '9504.90.60', what: 'board games' }, { code: '9503.00.00', what: 'puzzles' }],
  origins: [{ country: 'China', why: 'complete production of games' }, { country: 'Germany', why: 'fine boards with short freight in Europe' }, { country: 'United States', why: 'card decks in small runs' }],
  archetypes: [
    { name: 'The classic publisher', does: 'sells the same game in new tins', leaves: 'new ideas' },
    { name: 'The miniature giant', does: 'sells four kilos of plastic', leaves: 'people with one hour' },
    { name: 'The party prompt', does: 'sells shock', leaves: 'wit' },
  ],
  risks: ['reviews decide within a week', 'printing errors are final', 'freight of air in boxes', 'crowdfunding promises dates'],
  steps: ['play it with thirty strangers', 'cut the rules by half', 'ask three printers for a thousand', 'collect a waitlist before funding'],
  roots: ['gambit', 'rascal', 'parlor', 'riddle', 'tally', 'jester', 'lantern', 'caper', 'token', 'outfox'],
  hues: [30, 290, 160, 95, 220], scenes: ['on a café table', 'mid-game under a lamp', 'on green felt', 'spilling from its box'],
};
