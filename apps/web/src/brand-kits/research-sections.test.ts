import { describe, expect, it } from 'vitest';
import { sectionsOf } from './research-sections.ts';

describe('sections of a market research', () => {
  it('splits at headings and leads with the first sentence', () => {
    const sections = sectionsOf(
      'Made for night-shift nurses.\n\n## Size of the market\nAbout **4.7 million** nurses work in the US. A third works nights.\n\n*Estimate.*\n\n## Competition\n- Sleep teas of large houses\n- Small herb farms',
    );
    expect(sections.map(({ title }) => title)).toEqual(['', 'Size of the market', 'Competition']);
    expect(sections[0]?.lead).toBe('Made for night-shift nurses.');
    expect(sections[1]?.isEstimate).toBe(true);
    expect(sections[2]?.isEstimate).toBe(false);
    expect(sections[1]?.lead).toBe('About 4.7 million nurses work in the US.');
    expect(sections[2]?.body).toContain('Small herb farms');
  });

  it('leads with the first items where a list is announced', () => {
    const [prices] = sectionsOf(
      '## Prices\nUsual prices, by estimate:\n- tin: $14\n- box: $9\n- pouch: $12\n- set: $28',
    );
    expect(prices?.lead).toBe('Usual prices, by estimate: tin: $14; box: $9; pouch: $12 and more.');
  });

  it('takes text without any heading, and none', () => {
    expect(sectionsOf('Just a line')).toMatchObject([{ title: '', body: 'Just a line' }]);
    expect(sectionsOf('  \n')).toEqual([]);
    expect(sectionsOf('## Alone')).toMatchObject([{ title: 'Alone', body: '' }]);
  });
});
