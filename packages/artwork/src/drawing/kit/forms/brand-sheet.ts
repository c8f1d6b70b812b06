import { darker } from '../../color/color.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { printLabel } from '../../lettering/label.ts';
import { rect } from '../../sketch.ts';
import { onBody, onColor, onLabel } from './inks.ts';

/** A sheet with the mark and the name large, and both again small on the brand's colors. */
function brandSheet(stage: KitStage): string {
  const { roles, words, sketch } = stage;
  const plain = { name: words.name, voice: words.voice, mark: words.mark };
  const field = (x: number, color: string, inks: ReturnType<typeof onBody>, name: string) =>
    rect(x, 130, 214, 170, 0, color) +
    printLabel(
      { ...plain, name },
      { x: x + 107, y: 215, width: 170, height: 120, ...inks, layout: 'mark-first' },
    );
  return (
    rect(-340, -320, 680, 640, 4, roles.label) +
    printLabel(plain, { x: 0, y: -100, width: 520, height: 340, ...onLabel(stage), layout: 'mark-first' }) +
    field(-321, roles.body, onBody(stage), words.name) +
    field(-107, darker(roles.label, 0.08), onColor(stage, darker(roles.label, 0.08)), '') +
    field(107, roles.accent, onColor(stage, roles.accent), words.name) +
    rect(
      -340,
      -320,
      680,
      640,
      4,
      sketch.linear(
        [
          [0, '#ffffff', 0.16],
          [0.5, '#ffffff', 0],
          [1, '#120d0c', 0.08],
        ],
        50,
      ),
    )
  );
}

export const brandSheetForms: Record<string, KitForm> = {
  'brand-sheet': {
    pose: 'flat',
    reach: 340,
    height: 320,
    what: '',
    draw: (stage) => brandSheet(stage),
  },
};
