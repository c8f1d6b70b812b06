import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { longestWish } from './limits.ts';

export const wish = () =>
  field(z.string().trim().min(1).max(longestWish), {
    sense: 'free_text',
    label: 'Wish',
    words: ['wish', 'more like', 'that are', 'which are', 'but'],
  })
    .describe('What it should be like, beyond the brief: "warmer", "for men too".')
    .optional();

export const partWords = {
  TARGET_AUDIENCE: [
    'audience',
    'audiences',
    'target audience',
    'target audiences',
    'customers',
    'personas',
    'buyers',
  ],
  BRAND_IDEA: [
    'brand idea',
    'brand ideas',
    'ideas',
    'brand names',
    'names',
    'brand name ideas',
    'slogans',
    'concepts',
  ],
  PRODUCT_SKU: ['product idea', 'product ideas', 'products', 'skus', 'product suggestions'],
  MARKET_RESEARCH: ['market research', 'research', 'market analysis', 'competitor analysis'],
} as const;

export const groupWords = {
  IDEA: [
    'brand pictures',
    'brand images',
    'idea pictures',
    'pictures of the idea',
    'brand photos',
    'pictures',
    'images',
  ],
  MOODBOARD: ['mood board', 'moodboard', 'mood pictures', 'tiles'],
  PRODUCT: ['product picture', 'product pictures', 'product image', 'product photos', 'sku image'],
} as const;

export const slot = (question: string) =>
  field(z.int().min(1).max(8), {
    label: 'Slot',
    words: ['picture', 'image', 'slot', 'tile'],
    question,
  }).describe('Which picture, counted from 1: 1 to 4 of an idea, 1 to 8 of the mood board.');
