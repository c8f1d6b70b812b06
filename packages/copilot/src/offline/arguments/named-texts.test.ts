import { findOperation } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { hear } from '../turn/heard.ts';
import { fieldsOf } from './fields.ts';
import { fillHexColors } from './hex-colors.ts';
import { fillNamedTexts } from './named-texts.ts';

const fieldsOfOperation = (name: string) => {
  const declaration = findOperation(name);
  if (!declaration) throw new Error(`There is no ${name}.`);
  return fieldsOf(declaration);
};

function named(operation: string, say: string): Record<string, unknown> {
  const heard = hear(say, new Date('2026-11-20T15:00:00Z'), []);
  const input: Record<string, unknown> = {};
  const quoted = heard.spans.filter((span) => span.kind === 'quoted');
  fillNamedTexts(fieldsOfOperation(operation), heard, input, [], quoted);
  return input;
}

describe('texts that are named', () => {
  it.each([
    ['our mission is "Less plastic", update the kit', { mission: 'Less plastic' }],
    ['put "Vegan" as the third value prop', { valueProp3: 'Vegan' }],
    ['call it "Dig" and make the slogan "Dig deep"', { brandName: 'Dig', slogan: 'Dig deep' }],
    ['rename the brand to Hushleaf', { brandName: 'Hushleaf' }],
  ])('%s', (say, input) => expect(named('edit_brand_idea', say)).toEqual(input));

  it.each([
    ['the category of the soap kit should be Body care', { category: 'Body care' }],
    ['move the kit to the category Food and drink', { category: 'Food and drink' }],
  ])('%s', (say, input) => expect(named('edit_brand_brief', say)).toEqual(input));
});

it('is not named by a preposition', () =>
  expect(named('recolor_image', 'recolour the second one from green to terracotta')).toEqual({}));

describe('colours', () => {
  it('are read where a field takes them', () => {
    const input: Record<string, unknown> = {};
    const heard = hear('change the second color to #2f6b4f please', new Date('2026-11-20T15:00:00Z'), []);
    fillHexColors(fieldsOfOperation('change_brand_colors'), heard, input, []);
    expect(input).toEqual({ hexCode: '#2F6B4F' });
  });
});
