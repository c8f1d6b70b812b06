import type { Point } from '../../../sketch.ts';

/** A place in the room, in units of the picture: x to the right, y up from the floor, z toward the camera. */
export type Point3 = readonly [x: number, y: number, z: number];

/** From where panels are seen. Uprights stay upright, as a product photographer has them. */
export interface Eye {
  /** Above the floor. */
  height: number;
  distance: number;
}

export const plainEye: Eye = { height: 600, distance: 2400 };

/** Where a place in the room stands in the picture; things behind are smaller and higher. */
export function seenFrom({ height, distance }: Eye): (place: Point3) => Point {
  return ([x, y, z]) => {
    const near = distance / (distance - z);
    return [x * near, (height - y) * near - height];
  };
}

export const add = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const between = (a: Point3, b: Point3, share: number): Point3 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const apart = (a: Point3, b: Point3): number => Math.hypot(...minus(a, b));

/** Which way the face of three corners looks that go around it as the clock does, one unit long. */
export function facing(a: Point3, b: Point3, c: Point3): Point3 {
  const [ux, uy, uz] = minus(b, a);
  const [vx, vy, vz] = minus(c, b);
  const normal: Point3 = [-(uy * vz - uz * vy), -(uz * vx - ux * vz), -(ux * vy - uy * vx)];
  const long = Math.hypot(...normal) || 1;
  return [normal[0] / long, normal[1] / long, normal[2] / long];
}

/** A place turned around the upright through the middle; degrees, its right side toward the camera. */
export function turnedBy(degrees: number): (place: Point3) => Point3 {
  const turn = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return ([x, y, z]) => [x * cos - z * sin, y, x * sin + z * cos];
}
