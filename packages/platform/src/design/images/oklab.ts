/** A color as the eye weighs it (Ottosson, 2020): lightness 0 to 1, green to red, blue to yellow. */
export interface Lab {
  l: number;
  a: number;
  b: number;
}

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** From sRGB bytes. */
export function toOklab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** To sRGB bytes; what a screen cannot show is cut off. */
export function fromOklab({ l, a, b }: Lab): [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    byte(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    byte(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    byte(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** Fine enough that no byte is off, and far quicker than the power for each of millions of pixels. */
const steps = 16_384;
const bytes = Uint8Array.from({ length: steps + 1 }, (_, step) => {
  const value = step / steps;
  return Math.round((value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055) * 255);
});

const byte = (value: number): number => bytes[Math.round(Math.max(0, Math.min(1, value)) * steps)] ?? 0;
