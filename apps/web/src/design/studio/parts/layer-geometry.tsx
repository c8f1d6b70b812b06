import type { DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import type { Editor } from '../canvas/use-editor.ts';
import { NumberField } from './number-field.tsx';

/** Where a layer is, how large, how turned, how opaque. */
export function LayerGeometry({
  layer,
  editor,
  disabled,
}: {
  layer: DesignLayer;
  editor: Editor;
  disabled: boolean;
}) {
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
