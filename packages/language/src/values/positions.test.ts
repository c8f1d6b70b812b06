import { describe, expect, it } from 'vitest';
import { readPosition, readRelation, readStep } from './positions.ts';

describe('a place on a surface', () => {
  it.each([
    ['in the top left', 'top', 'left'],
    ['bottom right corner', 'bottom', 'right'],
    ['the left bottom corner', 'bottom', 'left'],
    ['upper right-hand corner', 'top', 'right'],
    ['right at the bottom', 'bottom', null],
    ['at the very top', 'top', null],
    ['lower third', 'bottom', null],
    ['along the right edge', null, 'right'],
    ['centered', 'middle', 'middle'],
    ['dead center', 'middle', 'middle'],
    ['in the middle', 'middle', 'middle'],
    ['middle left', 'middle', 'left'],
  ])('%s', (text, vertical, side) =>
    expect(readPosition(text)).toMatchObject({ vertical, side, isChest: false }),
  );

  it('is of a garment, too', () => {
    expect(readPosition('on the left chest')).toMatchObject({ side: 'left', isChest: true });
    expect(readPosition('across the chest')).toMatchObject({ side: null, isChest: true });
  });

  it.each(['in navy', 'bigger', 'on the mug'])('%s is none', (text) => expect(readPosition(text)).toBeNull());
});

describe('a step', () => {
  it.each([
    ['a tad left', 'left', { degree: 'slight' }],
    ['a bit to the right', 'right', { degree: 'some' }],
    ['way higher', 'up', { degree: 'much' }],
    ['down by 10%', 'down', { share: 0.1 }],
    ['30 px up', 'up', { units: 30 }],
    ['twenty percent lower', 'down', { share: 0.2 }],
    ['ever so slightly upwards', 'up', { degree: 'slight' }],
  ])('%s', (text, direction, far) => expect(readStep(text)).toMatchObject({ direction, far }));

  it('is none without a direction', () => expect(readStep('bigger')).toBeNull());
});

it.each([
  ['under the logo', 'below'],
  ['on top of the text', 'above'],
  ['to the left of the star', 'left'],
  ['next to it', 'right'],
  ['in navy', null],
])('%s', (text, relation) => expect(readRelation(text)).toBe(relation));
