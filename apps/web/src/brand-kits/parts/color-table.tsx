import type { z } from 'zod';
import type { colorValues } from '@brandwright/contract/brand-kits/exports.ts';
import { cn } from '#ui/cn.ts';
import { readableOn } from '../look/color.ts';
import { CopyText } from './copy-text.tsx';

type ColorValues = z.output<typeof colorValues>;

/** Words for the WCAG level that normal text reaches. */
const levelWords = {
  AAA: 'any text',
  AA: 'text',
  LARGE: 'large text only',
  FAIL: 'not for text',
} as const satisfies Record<ColorValues['levelOnWhite'], string>;

/** The colors of a brand with what a printer and a designer ask for. */
export function ColorTable({ colors, ink }: { colors: readonly ColorValues[]; ink: string }) {
  return (
    <div className="@container">
      <ul className="grid gap-4 @md:grid-cols-2 @3xl:grid-cols-4">
        {colors.map((color) => (
          <li key={color.place} className="overflow-hidden rounded-xl border border-line bg-raised">
            <div
              style={{ background: color.hexCode, color: readableOn(color.hexCode, color.textColor) }}
              className="flex h-24 items-end justify-between p-3 @3xl:h-32"
            >
              <span className="font-medium">{color.name}</span>
              <span className="figures text-xs">{color.hexCode}</span>
            </div>
            <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 p-3 text-xs [&_dd]:min-h-6 [&_dd]:content-center [&_dd]:text-right [&_dt]:text-ink-soft">
              <dt>Hex</dt>
              <dd>
                <CopyText text={color.hexCode} />
              </dd>
              <dt>RGB</dt>
              <dd>
                <CopyText text={`${color.red}, ${color.green}, ${color.blue}`} />
              </dd>
              <dt title="An estimate without a color profile. Your printer will fine-tune it.">
                CMYK, estimate
              </dt>
              <dd>
                <CopyText text={`${color.cyan} ${color.magenta} ${color.yellow} ${color.key}`} />
              </dd>
              <dt>On white</dt>
              <dd>
                <Level contrast={color.contrastOnWhite} level={color.levelOnWhite} />
              </dd>
              <dt title={ink}>On ink</dt>
              <dd>
                <Level contrast={color.contrastOnInk} level={color.levelOnInk} />
              </dd>
            </dl>
            {color.description && (
              <p className="border-t border-line p-3 text-xs text-ink-soft">{color.description}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Level({ contrast, level }: { contrast: number; level: ColorValues['levelOnWhite'] }) {
  return (
    <span className={cn('figures', level === 'FAIL' && 'text-ink-soft')}>
      {contrast.toFixed(1)}, {levelWords[level]}
    </span>
  );
}
