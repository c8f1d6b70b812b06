import type { LayerFieldsProps } from './layer-fields.ts';
import { Swatches } from './swatches.tsx';

/** The color of a drawing. */
export function DrawingInk({ layer, editor, palette, disabled }: LayerFieldsProps<'DRAWING'>) {
  const id = [layer.id];
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
}

/** The color of a logo that was drawn here; other pictures have none. */
export function LogoInk({ layer, editor, palette, disabled }: LayerFieldsProps<'IMAGE'>) {
  const id = [layer.id];
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
