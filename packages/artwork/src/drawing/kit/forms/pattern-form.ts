import { darker, mix } from '../../color/color.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { path, stroke } from '../../sketch.ts';
import { cloth, fold, seam, stitch, wornPrint } from './cloth.ts';
import { bothSides, fromHalf, mirrored } from './mirrored.ts';
import { toneOf, type Tone } from './tones.ts';

/** A piece of sewing from the curves of its pattern. Lines are of the right half; the left mirrors them. */
export interface PatternData {
  /** From the middle of the neck around to the middle of the hem. */
  half: string;
  /** What is seen of the inside at the neck, behind it. */
  inside?: string;
  folds?: readonly string[];
  seams?: string;
  stitches?: string;
  /** A band along an edge in the trim's color: its line and width. */
  bands?: readonly (readonly [line: string, width: number])[];
  print: { x: number; y: number; width: number; height: number };
  what?: string;
  tone?: Tone;
  behind?: (stage: KitStage) => string;
  over?: (stage: KitStage) => string;
  pose?: 'flat' | 'hung';
  takes?: KitForm['takes'];
  colored?: KitForm['parts'];
  /** Grows the stated size for what is drawn beyond the outline. */
  beyond?: readonly [reach: number, height: number];
}

const extent = (half: string) => {
  const numbers = half.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  return {
    reach: Math.max(...numbers.filter((_, at) => at % 2 === 0).map(Math.abs)),
    height: Math.max(...numbers.filter((_, at) => at % 2 === 1).map(Math.abs)),
  };
};

/** A garment or a bag that lies flat. */
export function patternForm(data: PatternData): KitForm {
  const outline = fromHalf(data.half);
  const size = extent(data.half);
  return {
    pose: data.pose ?? 'flat',
    reach: size.reach + (data.beyond?.[0] ?? 0),
    height: size.height + (data.beyond?.[1] ?? 0),
    what: data.what ?? '',
    takes: data.takes ?? ['pattern', 'two-tone', 'no-label'],
    parts: data.colored ?? (data.bands ? { trim: 'accent' as const } : {}),
    outline: () => `<path d="${outline}"/>`,
    draw: (stage) => {
      const color = toneOf(stage, data.tone ?? 'body');
      const folds = (data.folds ?? [])
        .map((line) => fold(line, 24, 1.15) + fold(mirrored(line), 20, 0.9))
        .join('');
      const trim = stage.roles.accent;
      return (
        (data.behind?.(stage) ?? '') +
        (data.inside ? path(fromHalf(data.inside), darker(color, 0.46)) : '') +
        cloth(stage, outline, color, folds, wornPrint(stage, data.print)) +
        (data.bands ?? [])
          .map(
            ([line, width]) =>
              stroke(bothSides(line), darker(trim, 0.3), width + 3) +
              stroke(bothSides(line), mix(trim, '#ffffff', 0.04), width),
          )
          .join('') +
        (data.seams ? seam(bothSides(data.seams)) : '') +
        (data.stitches ? stitch(bothSides(data.stitches)) : '') +
        (data.over?.(stage) ?? '')
      );
    },
  };
}
