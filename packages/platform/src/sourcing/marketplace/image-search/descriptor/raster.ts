/** A picture as red, green, blue and alpha bytes, row by row from the upper left. */
export interface Raster {
  width: number;
  height: number;
  /** width × height × 4 bytes. */
  rgba: Uint8Array;
}

/** CIE Lab of every pixel (D65), each plane width × height: L 0 to 100, a and b about -110 to 110. */
export interface LabPlanes {
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
}

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);

/** sRGB bytes to Lab (IEC 61966-2-1 and CIE 15 with the D65 white). */
export function labOf(red: number, green: number, blue: number): [number, number, number] {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0];
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function labPlanes({ width, height, rgba }: Raster): LabPlanes {
  const size = width * height;
  const planes = { l: new Float32Array(size), a: new Float32Array(size), b: new Float32Array(size) };
  for (let at = 0; at < size; at++) {
    const [l, a, b] = labOf(rgba[at * 4] ?? 0, rgba[at * 4 + 1] ?? 0, rgba[at * 4 + 2] ?? 0);
    planes.l[at] = l;
    planes.a[at] = a;
    planes.b[at] = b;
  }
  return planes;
}

/** The difference in color (ΔE, CIE 1976) between two pixels. */
export function colorStep({ l, a, b }: LabPlanes, one: number, other: number): number {
  const dl = (l[one] ?? 0) - (l[other] ?? 0);
  const da = (a[one] ?? 0) - (a[other] ?? 0);
  const db = (b[one] ?? 0) - (b[other] ?? 0);
  return Math.sqrt(dl * dl + da * da + db * db);
}
