import type { Category } from '../category.ts';
import { greenClaims, originMark, prop65 } from './shared-rules.ts';

// prettier-ignore
export const footwear: Category = {
  key: 'footwear', name: 'footwear',
  words: ['shoe', 'sneaker', 'sandal', 'boot', 'footwear', 'slipper', 'flip-flop', 'clog', 'trainer', 'insole', 'loafer'],
  thing: { many: 'shoes', isPlural: true }, unit: 'step',
  verbs: ['walk', 'lace', 'stand', 'wander', 'dance'],
  moments: ['twelve hours on your feet', 'cobbled streets', 'the walk to school', 'kitchen floors', 'the day after the move'],
  promises: ['feet that do not complain', 'a pair for most days', 'miles without drama', 'room for toes', 'soles worth resoling'],
  qualities: ['wide-fit', 'resoleable', 'slip-resistant', 'lightweight', 'washable', 'cushioned'],
  proofs: ['Made on a last with room for toes', 'Soles are stitched and can be replaced', 'Worn for three hundred kilometres before we sold one', 'Half sizes and two widths from the start', 'The insole comes out and goes into the wash'],
  varieties: ['chalk', 'gum sole', 'ink', 'sand suede', 'forest', 'brick', 'undyed', 'black'],
  formats: [
    { form: 'carton', noun: 'everyday sneaker', price: [7800, 15000], detail: 'a canvas sneaker with a stitched sole', role: 'hero' },
    { form: 'mailer-box', noun: 'house slipper', price: [3800, 8200], detail: 'a felted slipper with a sole that may go to the bins', role: 'entry' },
    { form: 'gift-box', noun: 'care kit', price: [2200, 4200], detail: 'brush, balm and laces in a box', role: 'gift' },
    { form: 'pouch', noun: 'insole pair', price: [1800, 3800], detail: 'insoles that give an old pair another year', role: 'refill' },
    { form: 'tote', noun: 'shoe bag', price: [1400, 2600], detail: 'a bag that keeps soles from shirts', role: 'extra' },
  ],
  audiences: [
    { people: 'people who stand all day', ages: [20, 60], needs: ['cushion that lasts a shift', 'grip on wet floors', 'easy cleaning'], channels: ['workplace groups', 'search', 'podiatrists'], because: 'feel every hour in their heels' },
    { people: 'city walkers', ages: [22, 45], needs: ['plain looks', 'light weight', 'repair'], channels: ['feeds', 'boutiques', 'newsletters'], because: 'walk ten thousand steps without meaning to' },
    { people: 'people with wide feet', ages: [18, 65], needs: ['real widths', 'no breaking in', 'free exchange'], channels: ['forums', 'search', 'reviews'], because: 'buy a size too long and hope' },
  ],
  materials: ['organic canvas', 'natural rubber', 'leather with papers', 'recycled laces', 'cork insoles'],
  costShare: [24, 36], minimum: '300 to 600 pairs over a size run', rhythm: 'come back every nine to twelve months',
  seasons: [{ months: [3, 5], why: 'lighter shoes' }, { months: [8, 10], why: 'school, work and boots' }],
  regulations: [{ body: 'FTC', rule: '16 CFR 24 (leather guides)', asks: 'true words for leather and what looks like it' }, { body: 'ASTM', rule: 'F2913 (slip resistance) where grip is claimed', asks: 'a test for the claim' }, prop65('limits of chromium and phthalates, or a warning'), greenClaims, originMark],
  hts: [{ code: '6404.11.90', what: 'sneakers with textile uppers over 12 dollars' }, { code: '6404.19.90', what: 'slippers with textile uppers' }, { code: '6402.99.31', what: 'shoes of rubber or plastics' }, { code: '6403.99.60', what: 'leather shoes for men' }],
  origins: [{ country: 'Portugal', why: 'leather and stitched soles in small runs' }, { country: 'Vietnam', why: 'sneakers of every kind' }, { country: 'Brazil', why: 'rubber and canvas' }, { country: 'Mexico', why: 'boots and short freight' }],
  archetypes: [
    { name: 'The sports giant', does: 'sells a new foam every spring', leaves: 'people who just walk' },
    { name: 'The comfort catalogue', does: 'sells relief without looks', leaves: 'people under seventy' },
    { name: 'The wool start-up', does: 'sells one soft shoe to everyone', leaves: 'rain and repair' },
  ],
  risks: ['size runs tie up half the money', 'returns of a quarter', 'moulds for soles', 'duty is high for textile uppers'],
  steps: ['buy five rivals and cut them open', 'have a last made for one width', 'wear-test thirty pairs', 'take pre-orders by size'],
  roots: ['stride', 'cobble', 'wander', 'stomp', 'heelan', 'pace', 'ramble', 'tread', 'alley', 'mile'],
  hues: [40, 145, 250, 80, 20], scenes: ['on a doorstep', 'on cobbles after rain', 'on a wooden box', 'mid-step against a wall'],
};
