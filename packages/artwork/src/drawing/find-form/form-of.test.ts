import { describe, expect, it } from 'vitest';
import { formWords } from './form-words.ts';
import { notShown, shownAs } from './form-of.test.data.ts';
import { findForm, formIn, formOfProduct } from './form-of.ts';
import { nearestForm, nearThings } from './near-forms.ts';
import { labelLine } from '../lettering/label-line.ts';
import { kitFormNames } from '../kit/forms/index.ts';

describe('findForm', () => {
  it('knows every form and a wealth of words', () => {
    expect(new Set(Object.keys(formWords))).toEqual(new Set(kitFormNames));
    expect(Object.values(formWords).flatMap((words) => words.split(', ')).length).toBeGreaterThan(900);
  });

  it.each([
    ['face serum', 'dropper'],
    ['hot sauce three-pack', 'glass-bottle'],
    ['tea starter set', 'tea-box'],
    ['a set of two baby onesies', 'onesie'],
    ['oatmeal cookies', 'pouch'],
    ['a navy enamel mug outdoors', 'mug'],
    ['A brightening vitamin C serum for tired skin', 'dropper'],
    ['hoodie', 'hoodie'],
    ['oversized organic-cotton hoodies', 'hoodie'],
    ['loose leaf tea', 'caddy'],
    ['a calming tea for night-shift nurses', 'tea-box'],
    ['dog collar', 'collar'],
    ['hand-poured soy candles', 'candle'],
    ['travel candle', 'candle-tin'],
    ['T-shirts', 'tee'],
    ['Ceramic mugs', 'mug'],
    ['cold brew coffee', 'glass-bottle'],
    ['whole bean coffee', 'coffee-bag'],
    ['sparkling water in cans', 'can'],
    ['reusable water bottle', 'water-bottle'],
    ['shampoo bar', 'soap'],
    ['shampoo', 'bottle'],
    ['natural deodorant', 'stick'],
    ['vegan leather wallet', 'wallet'],
    ['weighted blanket', 'blanket'],
    ['yoga mat', 'mat'],
    ['gratitude journal', 'notebook'],
    ['kids picture book', 'book'],
    ['engagement rings', 'jewellery-box'],
    ['pendant necklace', 'necklace'],
    ['polymer clay earrings', 'earrings'],
    ['running shoes', 'sneaker'],
    ['phone case', 'phone-case'],
    ['wooden blocks', 'blocks'],
    ['soft toy bear', 'plush'],
    ['protein bars', 'bar'],
    ['protein powder', 'supplement-jar'],
    ['magnesium gummies', 'supplement-jar'],
    ['hot sauce', 'glass-bottle'],
    ['small-batch gin', 'wine-bottle'],
    ['raw honey from Oaxaca', 'jar'],
    ['dog treats', 'pouch'],
    ['kettle-cooked potato chips', 'snack-bag'],
    ['subscription box for gardeners', 'mailer-box'],
    ['linen apron', 'apron'],
    ['baby onesie', 'onesie'],
    ['merino socks', 'socks'],
    ['reed diffuser', 'diffuser'],
    ['pillow mist', 'spray-bottle'],
    ['silk pillowcase', 'pillow'],
    ['sheet masks', 'sachet'],
    ['a mug with a cat on it', 'mug'],
    ['Crème night cream', 'cream-jar'],
    ['key rings', 'keychain'],
    ['Product photograph of a dropper (face serum): Night Milk', 'dropper'],
    ['a photo of a mug', 'mug'],
  ])('%s → %s', (words, form) => {
    expect(formIn(words)).toBe(form);
  });

  it.each([
    ['Photo of a calming night tea on linen', 'calming night tea'],
    ['a blue mug', undefined],
    ['Product photograph of a dropper (face serum): Night Milk, on stone', 'face serum'],
    ['a vitamin c serum for dry skin', 'vitamin c serum'],
    ['some box', undefined],
    ['Close view of a gift-box (tasting flight), on oak', 'tasting flight'],
    ['Product photograph of a tin (loose-leaf tin)', 'loose-leaf'],
    ['Product photograph of a jar (kitchen jar)', 'kitchen jar'],
    ['a gift box', undefined],
    ['a tea (for nurses who work at night and sleep by day)', 'tea'],
    ['hello', undefined],
  ])('%s carries the line %s', (words, line) => {
    expect(labelLine(words)).toBe(line);
  });

  it.each(Object.entries(shownAs).flatMap(([form, words]) => words.split(', ').map((one) => [one, form])))(
    '%s is shown as %s',
    (words, form) => {
      expect(formIn(words)).toBe(form);
    },
  );

  it.each([...notShown.split(', '), 'Close view of a widget, on linen', 'quantum flux capacitor', ''])(
    'shows nothing in place of %s',
    (words) => {
      expect(findForm(words).kind).not.toBe('form');
    },
  );

  it('names what it cannot show', () => {
    expect(findForm('an electric bicycle on a beach')).toEqual({
      kind: 'undrawn',
      thing: 'electric bicycle',
    });
    expect(findForm("a chef's knife")).toEqual({ kind: 'undrawn', thing: 'chef’s knife' });
  });

  it.each([
    ['frying pan', 'saucepan'],
    ['cast iron skillets', 'saucepan'],
    ['desk lamp', 'table-lamp'],
    ['leather clutch', 'handbag'],
    ['bicycle', undefined],
    ['toy car', undefined],
    ['electric guitar', undefined],
  ])('%s has near to it %s', (thing, form) => {
    expect(nearestForm(thing)).toBe(form);
  });

  it('offers only forms that there are, for things that are not drawn', () => {
    for (const [thing, form] of nearThings) {
      expect([thing, findForm(thing).kind]).toEqual([thing, 'undrawn']);
      expect(kitFormNames).toContain(form);
    }
  });

  it('lets the category decide only where the words name no thing', () => {
    expect(formOfProduct('something small', 'Candles')).toBe('candle');
    expect(formOfProduct('a bicycle', 'Candles')).toBeUndefined();
  });

  it('says that it knows no word', () => {
    expect(formIn('something to be named later')).toBeUndefined();
    expect(formIn('🕯️')).toBeUndefined();
  });

  it('finds each of its own words again in a sentence', () => {
    for (const [form, words] of Object.entries(formWords))
      for (const word of words.split(', '))
        expect([word, formIn(`our new ${word}`) ?? form]).toEqual([word, formIn(word)]);
  });
});
