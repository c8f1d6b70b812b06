import { designFonts, designFontWords } from '@brandwright/contract/design/studio/enums.ts';
import { Field, Textarea } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { resetText } from '../canvas/fonts.ts';
import type { LayerFieldsProps } from './layer-fields.ts';
import { NumberField } from './number-field.tsx';
import { Swatches } from './swatches.tsx';

const aligns = [
  { value: 'LEFT', label: 'Left' },
  { value: 'CENTER', label: 'Middle' },
  { value: 'RIGHT', label: 'Right' },
] as const;

/** Words of a layer, and how they are set. */
export function TextFields({ layer, editor, palette, disabled }: LayerFieldsProps<'TEXT'>) {
  const set = (change: Partial<typeof layer>, what: string) =>
    editor.patch(
      [layer.id],
      (one) => (one.kind === 'TEXT' ? resetText(one, change) : one),
      `${what} ${layer.id}`,
    );
  return (
    <>
      <Field label="Text">
        {(tie) => (
          <Textarea
            {...tie}
            rows={2}
            maxLength={500}
            disabled={disabled}
            value={layer.text}
            onBlur={editor.settle}
            onChange={(event) =>
              event.target.value !== '' &&
              set(
                {
                  text: event.target.value,
                  name: event.target.value.replaceAll(/\s+/g, ' ').trim().slice(0, 60) || 'Text',
                },
                'text',
              )
            }
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <Select
          aria-label="Typeface"
          value={layer.font}
          disabled={disabled}
          onChange={(font) => set({ font }, 'font')}
          options={designFonts.map((font) => ({ value: font, label: designFontWords[font][0] }))}
        />
        <Select
          aria-label="Alignment"
          value={layer.align}
          disabled={disabled}
          onChange={(align) => set({ align }, 'align')}
          options={aligns}
        />
      </div>
      <div className="grid grid-cols-3 gap-2">
        <NumberField
          label="Size"
          value={layer.fontSize}
          min={6}
          max={500}
          disabled={disabled}
          onSettle={editor.settle}
          onChange={(fontSize) => set({ fontSize }, 'size')}
        />
        <NumberField
          label="Spacing"
          value={layer.letterSpacing}
          min={-20}
          max={200}
          disabled={disabled}
          onSettle={editor.settle}
          onChange={(letterSpacing) => set({ letterSpacing }, 'spacing')}
        />
        <NumberField
          label="Lines"
          value={layer.lineHeight}
          min={0.7}
          max={3}
          step={0.05}
          disabled={disabled}
          onSettle={editor.settle}
          onChange={(lineHeight) => set({ lineHeight }, 'lines')}
        />
      </div>
      <Swatches
        label="Sketch color"
        value={layer.color}
        palette={palette}
        disabled={disabled}
        onChange={(color) => set({ color }, 'ink')}
      />
    </>
  );
}
