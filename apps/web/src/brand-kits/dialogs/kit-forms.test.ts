import { describe, expect, it } from 'vitest';
import {
  ideaErrors,
  productEdit,
  productErrors,
  productFormOf,
  readPrice,
  researchError,
  type IdeaForm,
} from './kit-forms.ts';

const idea: IdeaForm = {
  brandName: 'Duskleaf',
  slogan: 'Rest, whenever it comes.',
  mission: 'Tea for people who sleep by day.',
  valueProps: ['Caffeine free', 'Blended for daylight sleep', 'Ready in three minutes'],
  colorPalette: ['#1F3A2E', '#C9D8C5', '#F4EFE4', '#D98E5F'].map((hexCode, index) => ({
    hexCode,
    name: `Color ${index}`,
    description: '',
  })),
};

describe('dialog of an idea', () => {
  it('takes a whole idea', () => expect(ideaErrors(idea)).toEqual({}));

  it('says which value and which color is wrong', () => {
    const errors = ideaErrors({
      ...idea,
      brandName: ' ',
      valueProps: ['One', '', 'Three'],
      colorPalette: idea.colorPalette.map((color, index) =>
        index === 2 ? { ...color, hexCode: '#12' } : color,
      ),
    });
    expect(errors.brandName).toBe('Enter a brand name.');
    expect(errors.valueProps).toMatch(/^Value prop 2/);
    expect(errors.colorPalette).toMatch(/^Color 3/);
  });

  it('says by how much a text is too long', () => {
    expect(ideaErrors({ ...idea, slogan: 'x'.repeat(203) }).slogan).toBe('3 characters too long.');
  });
});

describe('dialog of a product', () => {
  it.each([
    ['24.50', 24.5],
    ['$1,200', 1200],
    [' 18 ', 18],
    ['-3', undefined],
    ['12.345', undefined],
    ['1,20', undefined],
    ['', undefined],
  ])('reads %j as a price', (text, price) => expect(readPrice(text)).toBe(price));

  it('wants a popularity between 1 and 100', () => {
    const form = { title: 'Tin', suggestedRetailPrice: '18', popularity: '101', description: 'Loose leaf' };
    expect(productErrors(form)).toEqual({ popularity: 'Enter a whole number from 1 to 100.' });
    expect(productErrors({ ...form, popularity: '' }).popularity).toBeDefined();
    expect(productErrors({ ...form, popularity: '72' })).toEqual({});
  });

  it('sends only what was changed', () => {
    const product = {
      uuid: 'p',
      createdAt: '2026-11-20T15:00:00Z',
      title: 'Tin',
      suggestedRetailPrice: 18.3,
      popularity: 72,
      description: 'Loose leaf',
      image: '',
      imagePrompt: '',
      imageTray: [],
    };
    const form = productFormOf(product);
    expect(form.suggestedRetailPrice).toBe('18.30');
    expect(productEdit(product, form)).toEqual({});
    expect(productEdit(product, { ...form, suggestedRetailPrice: '$19.99', title: ' Tin ' })).toEqual({
      suggestedRetailPriceMinor: 1999,
    });
  });

  it('wants research that says something', () => {
    expect(researchError(' ')).toBeDefined();
    expect(researchError('## Market')).toBeUndefined();
  });
});
