import { expect, it } from 'vitest';
import { inkOn, movedByKey, pictureLayer, placed, textLayer } from './layer-state.ts';

const area = {
  placement: 'front',
  title: 'Front',
  widthPx: 1800,
  heightPx: 2400,
  widthMm: 305,
  heightMm: 406,
  technique: 'DTG',
  printMinor: 425,
};

it('moves, sizes and turns by keys, larger with Shift', () => {
  const layer = textLayer(area, 'Hi');
  expect(movedByKey(layer, 'ArrowRight', false)?.x).toBe(0.51);
  expect(movedByKey(layer, 'ArrowUp', true)?.y).toBe(0.29);
  expect(movedByKey(layer, '-', true)?.width).toBe(0.81);
  expect(movedByKey(layer, ']', true)?.rotation).toBe(15);
  expect(movedByKey(layer, 'Enter', false)).toBeUndefined();
});

it('keeps a layer where it can be printed', () => {
  const layer = textLayer(area, 'Hi');
  expect(placed(layer, { x: -3, y: 7, width: 0, rotation: 400 })).toMatchObject({
    x: 0,
    y: 1,
    width: 0.05,
    rotation: 180,
  });
});

it('begins with a picture whole within the area, and smaller on what goes around', () => {
  expect(pictureLayer(area, '/files/a/b', 1).width).toBe(0.86);
  expect(pictureLayer(area, '/files/a/b', 0.2).width).toBeLessThan(0.3);
  expect(textLayer({ ...area, placement: 'around', heightPx: 700 }, 'Hi')).toMatchObject({
    width: 0.36,
    y: 0.5,
  });
});

it('takes ink that reads', () => {
  expect(inkOn('#ffffff')).toBe('#1c1c1f');
  expect(inkOn('#22304d')).toBe('#faf8f2');
});
