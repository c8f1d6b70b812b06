import { darker, lighter, mix } from '../../color/color.ts';
import { group, path, rect, round, stroke } from '../../sketch.ts';
import { goodAt, type Shop } from '../shop.ts';
import { drumAt, frame, leg, panel, roller, table } from './parts.ts';

/** A camera on its stand before a sweep of paper, with a soft light. */
export function photoSet(shop: Shop): string {
  const paper = mix(shop.main, '#f6efe2', 0.55);
  return (
    path(
      'M-60 -520H240V-120C240 -40 250 -20 270 0H-100C-66 -20 -60 -60 -60 -140Z',
      shop.sketch.flat(paper, 0.16),
    ) +
    roller(shop, [-80, -540, 340, 30], darker(paper, 0.1)) +
    panel(shop, [50, -120, 120, 110], '#f3ece0') +
    goodAt(shop, 0)(110, -120, 110, 170) +
    stroke('M-190 -250L-250 0M-190 -250L-130 0M-190 -250V-10', '#2f3133', 10) +
    rect(-246, -320, 108, 70, 8, shop.sketch.flat('#2f3133')) +
    rect(-150, -306, 40, 44, 8, '#494d50') +
    path('M-290 -500L-150 -540L-120 -410L-250 -390Z', '#fffdf4') +
    stroke('M-290 -500L-150 -540L-120 -410L-250 -390Z', '#2f3133', 8)
  );
}

/** A cart of lenses, flashes and rolls of paper. */
export const studioCart = (shop: Shop): string =>
  [-100, -40, 20, 84]
    .map((x, at) =>
      group(
        roller(
          shop,
          [-190, -22, 380, 44],
          [shop.main, lighter(shop.main, 0.5), shop.accent, darker(shop.main, 0.3)][at] ?? shop.main,
        ),
        `translate(${x} -220) rotate(${at % 2 ? 86 : 93})`,
      ),
    )
    .join('') +
  panel(shop, [-140, -150, 280, 16], shop.metal) +
  panel(shop, [-140, -50, 280, 16], shop.metal) +
  leg(-128, -150, shop.metal, 10) +
  leg(128, -150, shop.metal, 10) +
  goodAt(shop, 9)(-70, -150, 120, 90) +
  drumAt(shop, 60, -150, -220, 30, '#2f3133') +
  drumAt(shop, 108, -150, -196, 24, '#494d50') +
  goodAt(shop, 6)(-60, -50, 90, 80) +
  goodAt(shop, 3)(60, -50, 70, 80);

/** A wall of sketches over a long table. */
export function pinBoard(shop: Shop): string {
  const card = (x: number, y: number, w: number, h: number, at: number) =>
    rect(x, y, w, h, 2, at % 3 ? '#fdfaf2' : shop.main) +
    (at % 2
      ? `<circle cx="${x + w / 2}" cy="${y + h * 0.42}" r="${round(Math.min(w, h) * 0.24)}" fill="${at % 3 ? mix(shop.main, shop.accent, 0.3) : '#fdfaf2'}"/>`
      : rect(x + w * 0.2, y + h * 0.26, w * 0.6, h * 0.36, 2, at % 3 ? darker(shop.main, 0.16) : '#fdfaf2')) +
    rect(x + w * 0.2, y + h * 0.8, w * 0.5, 4, 1, '#9c9488');
  return (
    panel(shop, [-260, -520, 520, 290], mix('#d6c2a0', shop.wall, 0.3)) +
    Array.from({ length: 8 }, (_, at) =>
      card(
        -236 + (at % 4) * 122,
        -500 + Math.floor(at / 4) * 132,
        100 - (at % 3) * 8,
        118 - (at % 2) * 14,
        at + shop.seed,
      ),
    ).join('') +
    table(shop, 560, 150, shop.wood) +
    [0, 1, 2, 3].map((at) => goodAt(shop, at * 2)(-190 + at * 80, -150, 64, 96)).join('') +
    path('M130 -152L250 -176L262 -152Z', '#fbf8f0')
  );
}

/** Swatches, papers and books. */
export const swatchShelf = (shop: Shop): string =>
  frame(shop, 280, 440, [440, 310, 180, 50], shop.wood) +
  [310, 180, 50]
    .map((y, row) =>
      Array.from({ length: 9 }, (_, at) => {
        const tall = 66 + ((at * 31 + row * 17) % 40);
        return rect(
          -122 + at * 27,
          -y - tall,
          22,
          tall,
          2,
          shop.sketch.flat(
            [shop.main, '#f0e8d8', darker(shop.main, 0.3), shop.accent, mix(shop.main, '#4a6a80', 0.5)][
              (at + row) % 5
            ] ?? shop.main,
          ),
        );
      }).join(''),
    )
    .join('');

/** Desks with screens that show shop pages. */
export function screens(shop: Shop): string {
  const screen = (x: number, y: number, w: number, h: number, at: number) =>
    rect(x, y, w, h, 8, '#26292c') +
    rect(x + 8, y + 8, w - 16, h - 16, 3, '#f8f5ee') +
    rect(x + 8, y + 8, w - 16, h * 0.36, 0, at % 2 ? mix(shop.main, '#f8f5ee', 0.3) : shop.main) +
    [0, 1, 2]
      .map((cell) =>
        rect(
          x + 16 + (cell * (w - 26)) / 3,
          y + h * 0.54,
          (w - 50) / 3,
          h * 0.28,
          2,
          mix(shop.main, '#efe8da', 0.5 + cell * 0.12),
        ),
      )
      .join('') +
    rect(x + w / 2 - 12, y + h, 24, 34, 0, '#5b6064') +
    rect(x + w / 2 - 44, y + h + 30, 88, 8, 3, '#5b6064');
  return (
    table(shop, 560, 190, shop.wood) +
    screen(-250, -390, 236, 162, 0) +
    screen(0, -390, 236, 162, 1) +
    rect(-190, -204, 120, 14, 4, '#d5d2cb') +
    rect(40, -204, 120, 14, 4, '#d5d2cb') +
    goodAt(shop, 3)(-20, -190, 46, 50) +
    path('M-170 -120C-170 -150 -90 -150 -90 -120V-60H-170Z', shop.sketch.flat(darker(shop.main, 0.2))) +
    stroke('M-130 -60V-14M-170 -6H-90', '#3f4245', 10)
  );
}

/** A whiteboard with the map of a site, and a plant. */
export const siteMap = (shop: Shop): string =>
  leg(-120, -120, shop.metal, 10) +
  leg(120, -120, shop.metal, 10) +
  panel(shop, [-148, -440, 296, 330], '#f6f4ee') +
  stroke('M-148 -440H148V-110H-148Z', lighter(shop.metal, 0.2), 10) +
  rect(-40, -410, 80, 46, 4, shop.main) +
  [-100, 0, 100]
    .map(
      (x, at) =>
        stroke(`M0 -364V-330H${x}V-306`, '#8a8f92', 4) +
        rect(
          x - 36,
          -306,
          72,
          40,
          4,
          [lighter(shop.main, 0.5), shop.accent, darker(shop.main, 0.2)][at] ?? shop.main,
        ) +
        [0, 1].map((row) => rect(x - 26, -246 + row * 44, 52, 28, 3, '#dcd8ce')).join(''),
    )
    .join('') +
  goodAt(shop, 0)(118, 0, 110, 150);
