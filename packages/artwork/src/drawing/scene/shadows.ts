import { nestedShadow } from './light.ts';
import { seeded } from '../seeded.ts';
import { group, rect, type Sketch } from '../sketch.ts';

const dark = '#241a14';
/** A shape that takes its color from what is around it. */
const plain = (d: string) => `<path d="${d}"/>`;

/** One leaf from its stalk at (0, 0), pointing right. */
const leaf = (long: number, wide: number) =>
  plain(
    `M0 0C${long * 0.25} ${-wide} ${long * 0.7} ${-wide * 0.9} ${long} 0C${long * 0.7} ${wide * 0.7} ${long * 0.25} ${wide * 0.8} 0 0Z`,
  );

/** A twig of leaves, or a frond of a palm, pointing right. */
function twig(next: () => number, long: number, palm: boolean): string {
  const count = palm ? 17 : 9;
  const leaves = Array.from({ length: count }, (_, index) => {
    const at = (index + 0.6) / count;
    const side = index % 2 === 0 ? -1 : 1;
    const size = palm ? long * (0.62 - Math.abs(at - 0.4) * 0.66) : long * (0.3 - at * 0.1);
    return group(
      leaf(size, size * (palm ? 0.075 : 0.24)),
      `translate(${(at * long).toFixed(1)} ${(-((at - 0.5) ** 2) * long * 0.2).toFixed(1)}) rotate(${(side * (palm ? 58 - at * 34 : 52 - at * 18 + next() * 14)).toFixed(1)})`,
    );
  }).join('');
  return (
    plain(`M0 -6Q${long / 2} ${long * 0.05} ${long} -2L${long} 0Q${long / 2} ${long * 0.05 + 5} 0 0Z`) +
    leaves
  );
}

/** Shadows of leaves that hang in from the right, down to a line. */
export function leafShadows(sketch: Sketch, seed: string, bottom: number, opacity = 0.22): string {
  const next = seeded(`${seed} leaves`);
  const palm = next() > 0.45;
  const places = palm
    ? [
        [1040, 80, 160, 640],
        [1060, 330, 186, 520],
        [820, -60, 112, 420],
      ]
    : [
        [1030, 40, 150, 560],
        [1040, 260, 176, 520],
        [900, -40, 120, 430],
        [1030, 470, 196, 380],
      ];
  const drawing = places
    .map(([x = 0, y = 0, turn = 0, long = 0]) =>
      group(
        twig(next, long * (0.9 + next() * 0.2), palm),
        `translate(${x} ${y}) rotate(${(turn + (next() - 0.5) * 10).toFixed(1)})`,
      ),
    )
    .join('');
  const clip = sketch.clip(`<rect x="0" y="0" width="1000" height="${bottom}"/>`);
  return `<g clip-path="${clip}">${nestedShadow(drawing, 9, opacity, 4)}</g>`;
}

/** The light of a window on the wall: four panes, and dark around them. */
export function paneShadows(sketch: Sketch, bottom: number): string {
  const pane = sketch.linear(
    [
      [0, '#fffaf0', 0.62],
      [1, '#fffaf0', 0.34],
    ],
    70,
  );
  const soft = [0, 4, 8, 12].map((inset) =>
    [0, 1, 2]
      .flatMap((row) =>
        [0, 1].map((column) =>
          rect(
            column * 214 + inset,
            row * 206 + inset,
            200 - inset * 2,
            192 - inset * 2,
            6,
            pane,
            'opacity="0.25"',
          ),
        ),
      )
      .join(''),
  );
  return (
    rect(0, 0, 1000, bottom, 0, dark, 'opacity="0.09"') +
    group(soft.join(''), 'translate(470 10) skewX(-20) skewY(5)')
  );
}
