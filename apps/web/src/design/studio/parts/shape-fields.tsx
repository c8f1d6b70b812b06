import type { LayerFieldsProps } from './layer-fields.ts';
import { NumberField } from './number-field.tsx';
import { Swatches } from './swatches.tsx';

/** Fill, outline and corners of a shape. */
export function ShapeFields({ layer, editor, palette, disabled }: LayerFieldsProps<'SHAPE'>) {
  const id = [layer.id];
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
            editor.patch(id, (one) => (one.kind === 'SHAPE' ? { ...one, stroke } : one), `stroke ${layer.id}`)
          }
        />
      )}
    </>
  );
}
