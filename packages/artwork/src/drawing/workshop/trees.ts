import { darker, type Color } from '../color/color.ts';
import { group, path, round, stroke } from '../sketch.ts';

export const palm = (x: number, y: number, tall: number, color: Color) =>
  stroke(
    `M${x} ${y}Q${x + tall * 0.08} ${y - tall * 0.5} ${x + tall * 0.02} ${y - tall}`,
    darker(color, 0.3),
    tall * 0.05,
  ) +
  [-150, -115, -80, -50, -20, 15, 165]
    .map((turn) =>
      group(
        path(
          `M0 0C${tall * 0.16} ${-tall * 0.1} ${tall * 0.34} ${-tall * 0.06} ${tall * 0.44} ${tall * 0.1}C${tall * 0.3} ${tall * 0.02} ${tall * 0.14} ${tall * 0.03} 0 0Z`,
          color,
        ),
        `translate(${round(x + tall * 0.02)} ${round(y - tall)}) rotate(${turn})`,
      ),
    )
    .join('');

export const pine = (x: number, y: number, tall: number, color: Color) =>
  [0, 1, 2]
    .map((tier) =>
      path(
        `M${round(x - tall * (0.24 - tier * 0.055))} ${round(y - tier * tall * 0.27)}H${round(x + tall * (0.24 - tier * 0.055))}L${round(x)} ${round(y - tall * (0.5 + tier * 0.25))}Z`,
        darker(color, tier * 0.06),
      ),
    )
    .join('');

export const cypress = (x: number, y: number, tall: number, color: Color) =>
  path(
    `M${round(x)} ${round(y - tall)}C${round(x + tall * 0.16)} ${round(y - tall * 0.5)} ${round(x + tall * 0.12)} ${round(y)} ${round(x)} ${round(y)}C${round(x - tall * 0.12)} ${round(y)} ${round(x - tall * 0.16)} ${round(y - tall * 0.5)} ${round(x)} ${round(y - tall)}Z`,
    color,
  );
