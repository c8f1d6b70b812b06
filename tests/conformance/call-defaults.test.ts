import { findOperation } from '@brandwright/contract';
import { expect, it } from 'vitest';

/** What the specification's calls send where nobody says otherwise (brand-kit document §7 and §9, calls.csv). */
it.each([
  ['list_brand_kits', {}, { isArchived: false, size: 9999, sort: '-createdAt' }],
  ['list_subcategories', {}, { page: 0, size: 9999 }],
  ['list_product_listings', {}, { page: 0, size: 100, sort: '-rankedAt', isSampleKit: false }],
  ['list_suppliers_for_answer', { answer: 'candles' }, { size: 50 }],
  ['search_suppliers', {}, { sort: '-rank', size: 50 }],
  ['search_by_image', { imageUrl: '/files/a.png' }, { quantity: 120 }],
  ['list_blank_products', {}, { size: 1000 }],
  ['generate_images', { prompt: 'a mug' }, { numImages: 4, model: 'OPENAI' }],
  ['list_orders', {}, { tab: 'ALL' }],
  ['get_conversation_properties', {}, { returnArchived: false }],
  ['list_idea_projects', {}, { isArchived: false }],
])('%s', (name, input, expected) => {
  expect(findOperation(name)?.input.parse(input)).toMatchObject(expected);
});
