import { describe, expect, it } from 'vitest';
import { briefFields } from '@brandwright/contract/sourcing/agent/enums.ts';
import { briefSections, editOf } from './brief-edits.ts';

describe('what the form sends', () => {
  it.each([
    ['quantity', '1,200', { values: { quantity: 1200 } }],
    ['targetPrice', '$3.50', { values: { targetPriceMinor: 350 } }],
    ['materials', 'stoneware, cork', { values: { materials: ['stoneware', 'cork'] } }],
    ['countriesExcluded', 'China, India', { words: 'not made in China, not made in India' }],
    ['weight', '380', { words: 'weight 380 g' }],
    ['packaging', ' ', { values: { packaging: null } }],
  ] as const)('%s "%s"', (field, text, sent) => {
    expect(editOf(field, text)).toEqual(sent);
  });

  it.each([
    ['quantity', '0'],
    ['quantity', '2.5'],
    ['targetPrice', 'cheap'],
    ['title', ''],
  ] as const)('refuses %s "%s"', (field, text) => {
    expect(editOf(field, text)).toHaveProperty('error');
  });

  it('has a place for every field but the name and the description', () => {
    expect(briefSections.flatMap(({ fields }) => fields).sort()).toEqual(
      briefFields.filter((field) => field !== 'title' && field !== 'description').sort(),
    );
  });
});
