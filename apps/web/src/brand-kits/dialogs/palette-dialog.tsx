import { useId, useState } from 'react';
import type { BrandIdea, BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { hasOtherColors } from '../kit-changes.ts';
import { lookOf, lookStyle } from '../look/brand-look.ts';
import { brandType } from '../look/typeface.ts';
import { ColorFields } from './color-fields.tsx';
import { paletteError } from './kit-forms.ts';
import { useSaveIdea } from './use-save-idea.ts';

/** The four colors of an idea, seen at once as they would stand. */
export function PaletteDialog({
  kit,
  idea,
  onClose,
}: {
  kit: BrandKit;
  idea: BrandIdea;
  onClose: () => void;
}) {
  const [palette, setPalette] = useState(idea.colorPalette);
  const [redraw, setRedraw] = useState(true);
  const redrawId = useId();
  const error = paletteError(palette);
  const saving = useSaveIdea(kit, idea, onClose);
  const isOther = hasOtherColors(idea.colorPalette, palette);
  return (
    <FormDialog
      title="Edit your color palette"
      description="Slides that use a color you change are updated too."
      onClose={onClose}
      onSubmit={() => saving.run({ colorPalette: palette }, redraw && isOther)}
      className="max-w-2xl"
      isSaving={saving.isRunning}
      canSave={error === undefined}
      failure={saving.failure && `Not saved: ${saving.failure}`}
    >
      <div
        aria-hidden
        style={lookStyle(lookOf(palette.map(({ hexCode }) => hexCode)))}
        className="@container flex flex-col gap-3 rounded-lg p-5 ring-1 ring-ink/10"
      >
        <span style={brandType(idea.brandName, 'clamp(1.5rem, 8cqw, 2.5rem)')} className="leading-tight">
          {idea.brandName}
        </span>
        <span className="text-sm text-(--b-ink-soft)">{idea.slogan}</span>
        <span className="flex h-8 overflow-hidden rounded-md ring-1 ring-(--b-line)">
          {palette.map(({ hexCode }, index) => (
            <span key={index} style={{ background: hexCode }} className="flex-1" />
          ))}
        </span>
      </div>
      <ColorFields palette={palette} onChange={setPalette} error={error} />
      {isOther && (
        <div className="flex items-center gap-2.5">
          <Checkbox id={redrawId} checked={redraw} onCheckedChange={() => setRedraw(!redraw)} />
          <label htmlFor={redrawId} className="text-sm">
            Redraw the four brand pictures in these colors
          </label>
        </div>
      )}
    </FormDialog>
  );
}
