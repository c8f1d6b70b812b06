import { describe, expect, it } from 'vitest';
import { changeCrop, cropBetween, cropText, leastCrop, readCrop } from './crop.ts';

describe('a frame', () => {
  it('lies between two points, whichever comes first, and inside the picture', () => {
    const crop = { left: 0.2, top: 0.1, width: 0.5, height: 0.6 };
    expect(cropBetween({ x: 0.7, y: 0.7 }, { x: 0.2, y: 0.1 })).toEqual(crop);
    expect(cropBetween({ x: -1, y: 0.5 }, { x: 0.5, y: 2 })).toEqual({
      left: 0,
      top: 0.5,
      width: 0.5,
      height: 0.5,
    });
    expect(cropBetween({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.9 })).toBeNull();
  });

  it('moves and grows without leaving the picture', () => {
    const crop = { left: 0.4, top: 0.4, width: 0.5, height: 0.5 };
    expect(changeCrop(crop, { x: 0.5 })).toEqual({ ...crop, left: 0.5 });
    expect(changeCrop(crop, { wider: 1 })).toEqual({ ...crop, width: 0.6 });
    expect(changeCrop(crop, { higher: -1 })).toEqual({ ...crop, height: leastCrop });
  });

  it('is read from an address that it was written to, and from no other', () => {
    const crop = { left: 0.1, top: 0.2, width: 0.3, height: 0.4 };
    expect(readCrop(cropText(crop))).toEqual(crop);
    for (const said of [null, '', '1', '0.5,0.5,0.9,0.1', '0,0,0,0', 'a,b,c,d', '0,0,1,1,1'])
      expect(readCrop(said)).toBeNull();
  });
});
