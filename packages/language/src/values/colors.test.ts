import { describe, expect, it } from 'vitest';
import { colorFamilyOf, colorNamed, nearestColorName, readColors } from './colors.ts';

const names = (text: string) => readColors(text).map(({ name }) => name);

describe('colors', () => {
  it.each([
    ['matte black mugs', ['black']],
    ['in Dark Sage and off-white', ['dark sage', 'off white']],
    ['light grey or #2F4F4F', ['light gray', '#2f4f4f']],
    ['#abc', ['#aabbcc']],
    ['dusty rose tote, clear window', ['dusty rose', 'clear']],
    ['burnt orange', ['burnt orange']],
    ['clear the launch date', []],
    ['in natural light', []],
    ['natural rubber mats', []],
    ['is that clear', []],
    ['redder blueprint greenery', []],
    ['white label soap', []],
  ])('%s', (text, wanted) => expect(names(text)).toEqual(wanted));

  it('says where, how and in which hue', () =>
    expect(readColors('500 matte black mugs')).toEqual([
      {
        kind: 'color',
        start: 4,
        end: 15,
        text: 'matte black',
        name: 'black',
        finish: 'matte',
        hex: '#17171a',
        certainty: 'color',
        negated: false,
      },
    ]));

  it.each([
    ['anything but red', [true]],
    ['not black or navy, white', [true, true, false]],
    ['no white please', [true]],
    ['neither red nor blue', [true, true]],
    ['gold instead of silver', [false, true]],
    ["I don't want pink", [true]],
    ['dark green, never black', [false, true]],
    ['not too expensive, in sage', [false]],
  ])('%s', (text, wanted) => expect(readColors(text).map(({ negated }) => negated)).toEqual(wanted));

  it.each([
    ['honey soap', 'thing'],
    ['lavender soap', 'either'],
    ['a mug in lavender', 'color'],
    ['a bottle on clay', 'thing'],
    ['dark walnut', 'color'],
    ['oat colored', 'color'],
    ['navy cap', 'color'],
  ])('%s: %s', (text, certainty) => expect(readColors(text)).toMatchObject([{ certainty }]));

  it('knows one hue for a name however it is spelled', () => {
    expect(colorNamed('navy')).toBe('#22304f');
    expect(colorNamed('a Navy-Blue')).toBe('#22304f');
    expect(colorNamed('dark grey')).toBe(colorNamed('dark gray'));
    expect(colorNamed('navy and white')).toBeUndefined();
    expect(colorNamed('something blue-ish that glows')).toBeUndefined();
  });

  it.each([
    ['#22304f', 'navy'],
    ['#234d38', 'dark green'],
    ['#fefefe', 'white'],
    ['#94a78a', 'sage'],
  ])('%s is nearest to %s', (hex, name) => expect(nearestColorName(hex)).toBe(name));

  it.each([
    ['Heather Navy', 'NAVY'],
    ['Athletic Grey', 'GRAY'],
    ['Dusty rose', 'PINK'],
    ['Clear', 'CLEAR'],
    ['Thunder', undefined],
  ])('%s is of the family %s', (name, family) => expect(colorFamilyOf(name)).toBe(family));
});
