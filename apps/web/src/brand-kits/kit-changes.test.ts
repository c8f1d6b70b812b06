import { describe, expect, it } from 'vitest';
import type { BrandIdea } from '@brandwright/contract/brand-kits/entities.ts';
import { hasOtherColors, savedIdea } from './kit-changes.ts';

const palette = (...hexes: string[]) => hexes.map((hexCode) => ({ hexCode, name: hexCode, description: '' }));

const idea = (uuid: string): BrandIdea => ({
  uuid,
  createdAt: '2026-11-20T15:00:00Z',
  brandName: 'Duskleaf',
  slogan: 'Rest',
  mission: 'Sleep by day',
  valueProps: ['a', 'b', 'c'],
  colorPalette: palette('#112233', '#445566', '#778899', '#AABBCC'),
  images: ['', '', '', ''],
  imagePrompts: [],
  imageTray: [],
  moodboardPrompts: [],
});

const kit = {
  brandIdeas: { generations: [idea('one'), idea('two')], selectedUuid: 'one' },
  slideColors: [
    { key: 'IDEA' as const, value: '#112233' },
    { key: 'SUMMARY' as const, value: '#FFFFFF' },
  ],
};

describe('saving an idea', () => {
  it('turns slides in a changed color to the new one and leaves the others', () => {
    const colorPalette = palette('2F6B4F', '#445566', '#778899', '#AABBCC');
    const saved = savedIdea(kit, 'one', { colorPalette });
    expect(saved.slideColors).toEqual([
      { key: 'IDEA', value: '#2F6B4F' },
      { key: 'SUMMARY', value: '#FFFFFF' },
    ]);
    expect(saved.brandIdeas.generations[0]?.colorPalette[0]?.hexCode).toBe('#2F6B4F');
    expect(saved.brandIdeas.generations[1]).toEqual(idea('two'));
    expect(hasOtherColors(idea('one').colorPalette, colorPalette)).toBe(true);
  });

  it('leaves the slides alone when another idea than the chosen one changes', () => {
    const saved = savedIdea(kit, 'two', {
      slogan: ' New ',
      colorPalette: palette('#000000', '#000000', '#000000', '#000000'),
    });
    expect(saved.slideColors).toEqual(kit.slideColors);
    expect(saved.brandIdeas.generations[1]?.slogan).toBe('New');
    expect(hasOtherColors(idea('one').colorPalette, idea('one').colorPalette)).toBe(false);
  });
});
