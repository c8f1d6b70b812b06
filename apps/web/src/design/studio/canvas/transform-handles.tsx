import type Konva from 'konva';
import { useEffect, useRef, type RefObject } from 'react';
import { Transformer } from 'react-konva';
import { accent } from './accent.ts';
import type { Editor } from './use-editor.ts';

/** The handles around the chosen layers: shapes stretch either way, everything else keeps its ratio. */
export function TransformHandles({
  editor: { document, selection },
  layers,
  isFree,
}: {
  editor: Editor;
  /** Where the nodes of the layers are. */
  layers: RefObject<Konva.Group | null>;
  isFree: boolean;
}) {
  const handles = useRef<Konva.Transformer>(null);
  useEffect(() => {
    const nodes = isFree
      ? document.layers
          .filter(({ id, isLocked, isVisible }) => selection.includes(id) && !isLocked && isVisible)
          .flatMap(({ id }) => layers.current?.findOne(`#${id}`) ?? [])
      : [];
    handles.current?.nodes(nodes);
  }, [document, selection, layers, isFree]);

  const chosen = document.layers.filter(({ id }) => selection.includes(id));
  return (
    <Transformer
      ref={handles}
      rotateEnabled
      flipEnabled={false}
      keepRatio={chosen.some(({ kind }) => kind !== 'SHAPE')}
      enabledAnchors={
        chosen.some(({ kind }) => kind === 'SHAPE')
          ? [
              'top-left',
              'top-right',
              'bottom-left',
              'bottom-right',
              'middle-left',
              'middle-right',
              'top-center',
              'bottom-center',
            ]
          : ['top-left', 'top-right', 'bottom-left', 'bottom-right']
      }
      rotationSnaps={[0, 45, 90, 135, 180, 225, 270, 315]}
      borderStroke={accent}
      anchorStroke={accent}
      anchorSize={11}
      anchorCornerRadius={3}
      ignoreStroke
    />
  );
}
