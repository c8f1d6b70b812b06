import type { Category } from '../category.ts';

export const soapAndBath: Category = {
  key: 'soap-and-bath',
  name: 'soap and bath',
  words: [
    'soap',
    'bath',
    'bath salt',
    'bath bomb',
    'body wash',
    'hand wash',
    'shower',
    'bubble bath',
    'body scrub',
    'shower gel',
    'hand soap',
  ],
  materials: [
    'olive, coconut and rapeseed oil',
    'mineral salts',
    'essential oils',
    'glass or aluminum bottles',
    'seed paper wraps',
  ],
  costShare: [18, 30],
  minimum: '500 to 1,000 bars of one recipe',
  rhythm: 'come back every six to ten weeks',
  seasons: [
    { months: [11, 12], why: 'gift sets make a third of a year' },
    { months: [4, 5], why: 'gifts for mothers and spring cleaning' },
  ],
  hts: [
    { code: '3401.11.50', what: 'toilet soap in bars' },
    { code: '3401.30.50', what: 'liquid washes for the skin' },
    { code: '3307.30.50', what: 'bath preparations' },
  ],
  origins: [
    { country: 'United States', why: 'small batches and fresh oils' },
    { country: 'France', why: 'milled soap with tradition' },
    { country: 'Turkey', why: 'olive oil soap and bath textiles' },
    { country: 'India', why: 'plant oils and hand-cut bars' },
  ],
  roots: ['foam', 'tide', 'pebble', 'dune', 'brook', 'clover', 'lather', 'marl', 'willow', 'shoal'],
  hues: [190, 150, 85, 30, 230],
  scenes: ['on a stone basin', 'on a wet wooden tray', 'beside a folded towel', 'on a windowsill with steam'],
};
