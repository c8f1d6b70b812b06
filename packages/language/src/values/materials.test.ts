import { describe, expect, it } from 'vitest';
import { readFinishes, readMaterials } from './materials.ts';

describe('materials', () => {
  it.each([
    ['stainless bottles', 'stainless steel', 'metal'],
    ['organic cotton tees', 'organic cotton', 'textile'],
    ['full-grain leather', 'leather', 'leather'],
    ['bone china cups', 'porcelain', 'ceramic'],
    ['soy candles', 'soy wax', 'wax'],
    ['rPET tote', 'recycled polyester', 'textile'],
  ])('%s: %s', (text, name, family) =>
    expect(readMaterials(text)).toMatchObject([{ kind: 'material', name, family, negated: false }]),
  );

  it.each([
    ['not glass', [true]],
    ['no plastic or acrylic, bamboo', [true, true, false]],
    ['plastic-free, in paper', [true, false]],
    ['stoneware instead of porcelain', [false, true]],
    ['anything but leather', [true]],
    ['no plastic, glass lid', [true, false]],
  ])('%s', (text, negated) =>
    expect(readMaterials(text).map((material) => material.negated)).toEqual(negated),
  );

  it('names no material within other words', () =>
    expect(readMaterials('feltness, woodland, glasses')).toEqual([]));

  it('reads finishes with their places', () =>
    expect(readFinishes('matt, not glossy')).toEqual([
      { name: 'matte', text: 'matt', start: 0, end: 4, negated: false },
      { name: 'glossy', text: 'glossy', start: 10, end: 16, negated: true },
    ]));
});
