import { expect, it } from 'vitest';
import { boundsOf, broughtIn, fit, leastZoom, onBoard, placeUnder, zoomAt } from './geometry.ts';

const box = { x: 100, y: -50, width: 200, height: 100 };
const window = { width: 800, height: 600 };

it('bounds what lies there', () => {
  expect(boundsOf([box, { x: 0, y: 0, width: 10, height: 400 }])).toEqual({
    x: 0,
    y: -50,
    width: 300,
    height: 450,
  });
  expect(boundsOf([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
});

it('fits all of it in, never larger than life', () => {
  const small = fit([box], window);
  expect(small.zoom).toBe(1);
  expect(placeUnder(small, { x: 400, y: 32 })).toEqual({ x: 200, y: -50 });
  const wide = fit([{ ...box, width: 7360 }], window);
  expect(wide.zoom).toBe(leastZoom);
  expect(fit([], window)).toEqual({ x: 32, y: 32, zoom: 1 });
});

it('zooms about a point, and only so far', () => {
  const view = { x: 10, y: 20, zoom: 1 };
  const at = { x: 300, y: 200 };
  const near = zoomAt(view, 1.25, at);
  expect(placeUnder(near, at)).toEqual(placeUnder(view, at));
  expect(zoomAt(view, 100, at).zoom).toBe(1.6);
});

it('keeps places whole and within reach', () => {
  expect(onBoard(3.6, 99_999)).toEqual({ x: 4, y: 20_000 });
});

it('moves no more than is needed to see something', () => {
  const view = { x: 0, y: 0, zoom: 1 };
  expect(broughtIn(view, { ...box, y: 50 }, window)).toBe(view);
  expect(broughtIn(view, { ...box, y: 580 }, window)).toEqual({ ...view, y: -88 });
  expect(broughtIn(view, { ...box, x: -40, y: 50 }, window)).toEqual({ ...view, x: 48 });
});
