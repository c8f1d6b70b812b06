import type { Category } from '../category.ts';

export const games: Category = {
  key: 'games',
  name: 'games and puzzles',
  words: [
    'game',
    'board game',
    'card game',
    'puzzle',
    'jigsaw',
    'playing card',
    'dice',
    'tabletop',
    'trivia',
    'chess',
    'tarot',
    'escape game',
  ],
  materials: ['linen-finish cards', 'recycled board', 'wooden tokens', 'cotton bags', 'soy inks'],
  costShare: [18, 28],
  minimum: '500 to 1,500 copies',
  rhythm: 'come back once a year for an expansion and before holidays',
  seasons: [
    { months: [10, 12], why: 'gifts and long evenings' },
    { months: [6, 8], why: 'travel editions' },
  ],
  hts: [
    { code: '9504.40.00', what: 'playing cards' },
    { code: '9504.90.60', what: 'board games' },
    { code: '9503.00.00', what: 'puzzles' },
  ],
  origins: [
    { country: 'China', why: 'complete production of games' },
    { country: 'Germany', why: 'fine boards with short freight in Europe' },
    { country: 'United States', why: 'card decks in small runs' },
  ],
  roots: ['gambit', 'rascal', 'parlor', 'riddle', 'tally', 'jester', 'lantern', 'caper', 'token', 'outfox'],
  hues: [30, 290, 160, 95, 220],
  scenes: ['on a café table', 'mid-game under a lamp', 'on green felt', 'spilling from its box'],
};
