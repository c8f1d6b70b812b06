import type { Category } from '../category.ts';

export const footwear: Category = {
  key: 'footwear',
  name: 'footwear',
  words: [
    'shoe',
    'sneaker',
    'sandal',
    'boot',
    'footwear',
    'slipper',
    'flip-flop',
    'clog',
    'trainer',
    'insole',
    'loafer',
  ],
  materials: ['organic canvas', 'natural rubber', 'leather with papers', 'recycled laces', 'cork insoles'],
  costShare: [24, 36],
  minimum: '300 to 600 pairs over a size run',
  rhythm: 'come back every nine to twelve months',
  seasons: [
    { months: [3, 5], why: 'lighter shoes' },
    { months: [8, 10], why: 'school, work and boots' },
  ],
  hts: [
    { code: '6404.11.90', what: 'sneakers with textile uppers over 12 dollars' },
    { code: '6404.19.90', what: 'slippers with textile uppers' },
    { code: '6402.99.31', what: 'shoes of rubber or plastics' },
    { code: '6403.99.60', what: 'leather shoes for men' },
  ],
  origins: [
    { country: 'Portugal', why: 'leather and stitched soles in small runs' },
    { country: 'Vietnam', why: 'sneakers of every kind' },
    { country: 'Brazil', why: 'rubber and canvas' },
    { country: 'Mexico', why: 'boots and short freight' },
  ],
  roots: ['stride', 'cobble', 'wander', 'stomp', 'heelan', 'pace', 'ramble', 'tread', 'alley', 'mile'],
  hues: [40, 145, 250, 80, 20],
  scenes: ['on a doorstep', 'on cobbles after rain', 'on a wooden box', 'mid-step against a wall'],
};
