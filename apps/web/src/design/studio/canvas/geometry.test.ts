import { describe, expect, it } from 'vitest';
import { boxOf, snap, snapLines, strokeBox, thinned } from './geometry.ts';

const area = { x: 300, y: 300, width: 400, height: 400, surface: 'flat' as const };

describe('boxOf', () => {
  it('is the upright box of a turned layer', () => {
    const layer = { x: 500, y: 500, width: 200, height: 100, rotation: 0 };
    expect(boxOf(layer)).toEqual({ left: 400, top: 450, right: 600, bottom: 550 });
    const turned = boxOf({ ...layer, rotation: 90 });
    expect(turned.left).toBeCloseTo(450);
    expect(turned.bottom).toBeCloseTo(600);
  });
});

describe('snap', () => {
  it('draws the middle of a box to the middle of the print area, and says where', () => {
    const box = boxOf({ x: 503, y: 420, width: 120, height: 60, rotation: 0 });
    const { dx, dy, guides } = snap(box, snapLines(area, []), 6);
    expect([dx, dy]).toEqual([-3, 0]);
    expect(guides).toEqual([{ axis: 'x', at: 500, from: 300, to: 700 }]);
  });

  it('takes the nearest of several lines, and none beyond its reach', () => {
    const other = boxOf({ x: 380, y: 600, width: 100, height: 40, rotation: 0 });
    const box = { left: 334, top: 508, right: 434, bottom: 548 };
    expect(snap(box, snapLines(area, [other]), 6).dx).toBe(-4);
    expect(snap(box, snapLines(area, [other]), 3)).toEqual({ dx: 0, dy: 0, guides: [] });
  });
});

describe('strokes', () => {
  it('become layers with points from their own corner', () => {
    const { x, y, width, height, points } = strokeBox([100, 100, 200, 150], 10);
    expect([x, y, width, height]).toEqual([150, 125, 110, 60]);
    expect(points).toEqual([5, 5, 105, 55]);
  });

  it('lose points that stand too close, never the last', () => {
    expect(thinned([0, 0, 1, 0, 2, 0, 9, 0, 9.5, 0], 4)).toEqual([0, 0, 9, 0, 9.5, 0]);
    expect(thinned([5, 5], 4)).toEqual([5, 5, 5.5, 5]);
  });
});
