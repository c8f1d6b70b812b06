import { Copy, Trash2 } from 'lucide-react';
import type { DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import { layerWords } from '@brandwright/contract/design/studio/words.ts';
import { IconButton } from '#ui/button.tsx';
import type { Editor } from '../canvas/use-editor.ts';
import { DrawingInk, LogoInk } from './ink-fields.tsx';
import { LayerGeometry } from './layer-geometry.tsx';
import { LayerOrder } from './layer-order.tsx';
import { ShapeFields } from './shape-fields.tsx';
import { TextFields } from './text-fields.tsx';

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
      {others.length === 0 && (
        <KindFields layer={layer} editor={editor} palette={palette} disabled={isFixed} />
      )}
      <LayerOrder editor={editor} disabled={!mayChange} />
      {others.length === 0 && <LayerGeometry layer={layer} editor={editor} disabled={isFixed} />}
    </div>
  );
}

function KindFields({
  layer,
  ...rest
}: {
  layer: DesignLayer;
  editor: Editor;
  palette: readonly string[];
  disabled: boolean;
}) {
  switch (layer.kind) {
    case 'TEXT':
      return <TextFields layer={layer} {...rest} />;
    case 'SHAPE':
      return <ShapeFields layer={layer} {...rest} />;
    case 'DRAWING':
      return <DrawingInk layer={layer} {...rest} />;
    case 'IMAGE':
      return <LogoInk layer={layer} {...rest} />;
  }
}
