import type { Color } from '../../../color/color.ts';
import type { KitStage } from '../../kit-stage.ts';
import { printLabel } from '../../../lettering/label.ts';
import { plainLooks } from '../../../find-form/looks.ts';
import { Press } from '../../../press.ts';
import type { Point } from '../../../sketch.ts';
import { onColor, onLabel } from '../inks.ts';
import { tornSheet } from '../round-things.ts';
import type { Laid } from './lay-panel.ts';
import { slab, type PanelPrint } from './panel.ts';

/** What a panel is printed with: on itself, or on a label of paper, whole or torn. */
export function drawPanelPrint(
  stage: KitStage,
  laid: Laid,
  print: PanelPrint | undefined,
  color: Color,
): string {
  const { words, roles, looks = plainLooks } = stage;
  if (!print || looks.hasNoLabel) return '';
  const { x = 0, width, on = 'panel', layout, sheet } = print;
  const { y = 0, height } = (looks.window ? print.aboveWindow : undefined) ?? print;
  const isPaper =
    (on === 'label' && words.voice.label === 'paper') ||
    looks.hasTornLabel === true ||
    looks.parts?.label !== undefined;
  const area = { x, y, width, height, warp: laid.warp, ...(layout ? { layout } : {}) };
  const press = new Press(laid.warp);
  const [w, h] = [width / 2, height / 2];
  // On a pattern words stand on a plain patch.
  const patch = looks.pattern
    ? `<path d="${laid.shape(slab(x, y, width * 1.04, height * 1.02, 12))}" fill="${color}"/>`
    : '';
  if (!isPaper) return patch + printLabel(words, { ...area, ...onColor(stage, color) });
  const paper = looks.hasTornLabel
    ? tornSheet(press, [x - w, y - h, x + w, y + h], roles.label)
    : `<path d="${laid.shape(sheet === 'arch' ? arch(x, y, width, height) : slab(x, y, width, height))}" fill="${roles.label}"/>`;
  const inner =
    sheet === 'arch' ? { y: y + height * 0.06, height: height * 0.78 } : { height: height * 0.92 };
  return (
    paper +
    printLabel(words, {
      ...area,
      ...inner,
      width: width * 0.88,
      ...onLabel(stage),
      ...(sheet === 'arch'
        ? { layout: words.voice.layout === 'framed' ? ('classic' as const) : ('mark-first' as const) }
        : {}),
    })
  );
}

/** A door with a round head. */
function arch(x: number, y: number, width: number, height: number): Point[] {
  const r = width / 2;
  const top = y - height / 2 + r;
  return [
    ...Array.from({ length: 25 }, (_, at): Point => {
      const turn = Math.PI + (at / 24) * Math.PI;
      return [x + r * Math.cos(turn), top + r * Math.sin(turn)];
    }),
    [x + r, y + height / 2],
    [x - r, y + height / 2],
  ];
}
