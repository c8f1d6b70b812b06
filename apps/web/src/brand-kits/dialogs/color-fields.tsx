import type { PaletteColor } from '@brandwright/contract/brand-kits/entities.ts';
import { Field, Input } from '#ui/input.tsx';
import { ColorPicker } from '../parts/color-picker.tsx';

/** Four colors, each with its picker, name and description. */
export function ColorFields({
  palette,
  onChange,
  error,
}: {
  palette: readonly PaletteColor[];
  onChange: (palette: PaletteColor[]) => void;
  error?: string | undefined;
}) {
  function change(index: number, values: Partial<PaletteColor>) {
    onChange(palette.map((color, at) => (at === index ? { ...color, ...values } : color)));
  }
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="pb-3 text-sm font-medium">Colors</legend>
      {palette.map((color, index) => (
        <div key={index} className="flex items-start gap-3">
          <div className="pt-[1.625rem]">
            <ColorPicker
              label={`Color ${index + 1}`}
              value={color.hexCode}
              onChange={(hexCode) => change(index, { hexCode })}
              others={palette.filter((_, at) => at !== index).map(({ hexCode }) => hexCode)}
            />
          </div>
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[10rem_1fr]">
            <Field label={`Name of color ${index + 1}`}>
              {(tie) => (
                <Input
                  {...tie}
                  value={color.name}
                  onChange={(event) => change(index, { name: event.target.value })}
                />
              )}
            </Field>
            <Field label="Used for">
              {(tie) => (
                <Input
                  {...tie}
                  value={color.description}
                  maxLength={400}
                  onChange={(event) => change(index, { description: event.target.value })}
                />
              )}
            </Field>
          </div>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-xs text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
