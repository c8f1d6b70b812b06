import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = Record<string, [light: number[], dark: number[]]>;

/** name → [L, C, h] in light and dark, from tokens.css. */
function readTokens(): Tokens {
  const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
  const entries = css.matchAll(/--([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g);
  return Object.fromEntries(
    [...entries].map(([, name, light, dark]) => [name ?? '', [numbers(light), numbers(dark)]]),
  );
}
const numbers = (text = '') => text.split(' ').map(Number);

/** WCAG relative luminance of an OKLCH color (conversion: bottosson.github.io/posts/oklab). */
function luminance([L = 0, C = 0, h = 0]: number[]): number {
  const a = C * Math.cos((h * Math.PI) / 180);
  const b = C * Math.sin((h * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number[], other: number[]): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const tokens = readTokens();
const pairs = ['ink', 'ink-soft', 'accent', 'good', 'warn', 'bad', 'info'].flatMap((text) =>
  ['paper', 'raised'].map((ground) => [text, ground] as const),
);

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s', (_, theme) => {
  it.each([...pairs, ['accent-ink', 'accent'] as const])('%s on %s reads at 4.5 or more', (text, ground) => {
    expect(contrast(tokens[text]![theme], tokens[ground]![theme])).toBeGreaterThanOrEqual(4.5);
  });

  it('ink on the strongest cell of a heatmap reads at 4.5 or more', () => {
    expect(contrast(tokens['ink']![theme], tokens['heat']![theme])).toBeGreaterThanOrEqual(4.5);
  });

  it('figures that matter reach 7', () => {
    expect(contrast(tokens['ink']![theme], tokens['paper']![theme])).toBeGreaterThanOrEqual(7);
  });

  it('chart colors stand off the ground and differ in lightness', () => {
    const steps = [1, 2, 3, 4, 5].map((n) => tokens[`chart-${n}`]![theme]);
    const lights = steps.map(([L = 0]) => L).sort((a, b) => a - b);
    for (let n = 1; n < lights.length; n++) expect(lights[n]! - lights[n - 1]!).toBeGreaterThanOrEqual(0.035);
    for (const step of steps) expect(contrast(step, tokens['raised']![theme])).toBeGreaterThanOrEqual(2);
  });
});
