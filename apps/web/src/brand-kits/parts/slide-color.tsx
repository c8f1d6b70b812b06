import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import type { SlideKey } from '@brandwright/contract/brand-kits/enums.ts';
import { updateBrandKit } from '@brandwright/contract/brand-kits/update-brand-kit.ts';
import { useAction } from '#api/use-action.ts';
import { cn } from '#ui/cn.ts';
import { paletteOf, slideColorOf, withSlideColor } from '../kit-parts.ts';

/** The ground of a slide: one of the brand's colors, or white. */
export function SlideColor({ kit, slide }: { kit: BrandKit; slide: SlideKey }) {
  const save = useAction(updateBrandKit, { announce: false });
  const palette = paletteOf(kit);
  const current = slideColorOf(kit, slide) ?? palette[0];
  const choices = [...new Set([...palette, '#FFFFFF'])];
  return (
    <div role="group" aria-label="Slide color" className="flex items-center gap-2.5">
      <span aria-hidden className="pr-1 text-xs text-ink-soft">
        Slide
      </span>
      {choices.map((hex) => (
        <button
          key={hex}
          type="button"
          aria-pressed={hex === current}
          aria-label={hex}
          title={hex}
          disabled={save.isRunning}
          onClick={() =>
            void save.run({
              brandKit: kit.id,
              version: kit.version,
              slideColors: withSlideColor(kit, slide, hex),
            })
          }
          className={cn(
            'size-6 rounded-full ring-1 ring-ink/20 ring-offset-2 ring-offset-paper',
            hex === current && 'ring-2 ring-ink',
          )}
          style={{ background: hex }}
        />
      ))}
    </div>
  );
}
