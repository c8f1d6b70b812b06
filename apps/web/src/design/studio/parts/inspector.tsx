import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Copy, Trash2 } from 'lucide-react';
import type { DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import { designFonts, designFontWords } from '@brandwright/contract/design/studio/enums.ts';
import { layerWords } from '@brandwright/contract/design/studio/words.ts';
import { IconButton } from '#ui/button.tsx';
import { Field, Textarea } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { resetText } from '../canvas/fonts.ts';
import type { OrderStep } from '../canvas/edits.ts';
import type { Editor } from '../canvas/use-editor.ts';
import { NumberField } from './number-field.tsx';
import { Swatches } from './swatches.tsx';

export interface InspectorProps {
  editor: Editor;
  palette: readonly string[];
  mayChange: boolean;
}

/** Everything about the chosen layer, as fields: whatever the canvas can do can be done here. */
export function Inspector({ editor, palette, mayChange }: InspectorProps) {
  const [layer, ...others] = editor.chosen;
  if (!layer)
    return <p className="text-sm text-ink-soft">Choose a layer on the canvas or in the list to change it.</p>;
  const isFixed = !mayChange || layer.isLocked;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1 truncate text-sm font-medium first-letter:uppercase">
          {others.length > 0 ? `${others.length + 1} layers` : layerWords(layer)}
        </h3>
        <IconButton label="Duplicate" disabled={!mayChange} onClick={editor.duplicate}>
          <Copy aria-hidden />
        </IconButton>
        <IconButton label="Delete" disabled={isFixed} onClick={editor.remove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {layer.isLocked && (
        <p className="text-xs text-ink-soft">
          This layer is locked. Unlock it in the layer list to change it.
        </p>
      )}
      {others.length === 0 && <OfKind layer={layer} editor={editor} palette={palette} disabled={isFixed} />}
      <Arrange editor={editor} disabled={!mayChange} />
      {others.length === 0 && <Geometry layer={layer} editor={editor} disabled={isFixed} />}
    </div>
  );
}

const orders: readonly { step: OrderStep; label: string; icon: typeof ArrowUp }[] = [
  { step: 'front', label: 'Bring to front', icon: ArrowUpToLine },
  { step: 'forward', label: 'Bring forward', icon: ArrowUp },
  { step: 'backward', label: 'Send backward', icon: ArrowDown },
  { step: 'back', label: 'Send to back', icon: ArrowDownToLine },
];

function Arrange({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  return (
    <div role="group" aria-label="Order" className="flex gap-1">
      {orders.map(({ step, label, icon: Icon }) => (
        <IconButton
          key={step}
          label={label}
          look="outline"
          disabled={disabled}
          onClick={() => editor.reorder(step)}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
    </div>
  );
}

function Geometry({ layer, editor, disabled }: { layer: DesignLayer; editor: Editor; disabled: boolean }) {
  const patch = (
    change: Partial<Pick<DesignLayer, 'x' | 'y' | 'width' | 'height' | 'rotation' | 'opacity'>>,
    what: string,
  ) => editor.patch([layer.id], (one) => ({ ...one, ...change }), `${what} ${layer.id}`);
  const tie = { disabled, onSettle: editor.settle };
  return (
    <div className="grid grid-cols-3 gap-2">
      <NumberField
        label="X"
        value={layer.x}
        min={-1000}
        max={2000}
        onChange={(x) => patch({ x }, 'x')}
        {...tie}
      />
      <NumberField
        label="Y"
        value={layer.y}
        min={-1000}
        max={2000}
        onChange={(y) => patch({ y }, 'y')}
        {...tie}
      />
      <NumberField
        label="Turn °"
        value={layer.rotation}
        min={-360}
        max={360}
        onChange={(rotation) => patch({ rotation }, 'turn')}
        {...tie}
      />
      {layer.kind !== 'TEXT' && (
        <>
          <NumberField
            label="Width"
            value={layer.width}
            min={1}
            max={3000}
            onChange={(width) => patch({ width }, 'width')}
            {...tie}
          />
          <NumberField
            label="Height"
            value={layer.height}
            min={1}
            max={3000}
            onChange={(height) => patch({ height }, 'height')}
            {...tie}
          />
        </>
      )}
      <NumberField
        label="Opacity %"
        value={layer.opacity * 100}
        min={0}
        max={100}
        onChange={(percent) => patch({ opacity: percent / 100 }, 'opacity')}
        {...tie}
      />
    </div>
  );
}

interface OfKindProps {
  layer: DesignLayer;
  editor: Editor;
  palette: readonly string[];
  disabled: boolean;
}

function OfKind({ layer, editor, palette, disabled }: OfKindProps) {
  if (layer.kind === 'TEXT')
    return <TextFields layer={layer} editor={editor} palette={palette} disabled={disabled} />;
  const id = [layer.id];
  if (layer.kind === 'SHAPE')
    return (
      <>
        <Swatches
          label="Fill"
          value={layer.fill}
          palette={palette}
          disabled={disabled}
          onChange={(fill) =>
            editor.patch(id, (one) => (one.kind === 'SHAPE' ? { ...one, fill } : one), `fill ${layer.id}`)
          }
        />
        <div className="grid grid-cols-2 gap-2">
          <NumberField
            label="Outline"
            value={layer.strokeWidth}
            min={0}
            max={100}
            disabled={disabled}
            onSettle={editor.settle}
            onChange={(strokeWidth) =>
              editor.patch(
                id,
                (one) =>
                  one.kind === 'SHAPE' ? { ...one, strokeWidth, stroke: one.stroke ?? '#17171a' } : one,
                `outline ${layer.id}`,
              )
            }
          />
          {layer.shape === 'RECTANGLE' && (
            <NumberField
              label="Corners"
              value={layer.cornerRadius}
              min={0}
              max={500}
              disabled={disabled}
              onSettle={editor.settle}
              onChange={(cornerRadius) =>
                editor.patch(
                  id,
                  (one) => (one.kind === 'SHAPE' ? { ...one, cornerRadius } : one),
                  `corners ${layer.id}`,
                )
              }
            />
          )}
        </div>
        {layer.stroke !== null && layer.strokeWidth > 0 && (
          <Swatches
            label="Outline color"
            value={layer.stroke}
            palette={palette}
            disabled={disabled}
            onChange={(stroke) =>
              editor.patch(
                id,
                (one) => (one.kind === 'SHAPE' ? { ...one, stroke } : one),
                `stroke ${layer.id}`,
              )
            }
          />
        )}
      </>
    );
  if (layer.kind === 'DRAWING')
    return (
      <Swatches
        label="Sketch color"
        value={layer.strokes[0]?.color ?? null}
        palette={palette}
        disabled={disabled}
        onChange={(color) =>
          editor.patch(
            id,
            (one) =>
              one.kind === 'DRAWING'
                ? { ...one, strokes: one.strokes.map((stroke) => ({ ...stroke, color })) }
                : one,
            `ink ${layer.id}`,
          )
        }
      />
    );
  const mark = /^\/files\/drawn\/mark\.([a-z]+)\.([0-9a-f]{6})$/.exec(layer.url);
  if (!mark) return null;
  return (
    <Swatches
      label="Logo color"
      value={`#${mark[2] ?? ''}`}
      palette={palette}
      disabled={disabled}
      onChange={(color) =>
        editor.patch(
          id,
          (one) =>
            one.kind === 'IMAGE'
              ? { ...one, url: `/files/drawn/mark.${mark[1] ?? ''}.${color.slice(1)}` }
              : one,
          `ink ${layer.id}`,
        )
      }
    />
  );
}

const aligns = [
  { value: 'LEFT', label: 'Left' },
  { value: 'CENTER', label: 'Middle' },
  { value: 'RIGHT', label: 'Right' },
] as const;

function TextFields({
  layer,
  editor,
  palette,
  disabled,
}: OfKindProps & { layer: Extract<DesignLayer, { kind: 'TEXT' }> }) {
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
        label="Text color"
        value={layer.color}
        palette={palette}
        disabled={disabled}
        onChange={(color) => set({ color }, 'ink')}
      />
    </>
  );
}
