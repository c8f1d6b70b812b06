import type Konva from 'konva';
import { useRef, useState } from 'react';
import { Group, Image as Picture, Layer, Line, Rect, Stage } from 'react-konva';
import { canvasSize } from '@brandwright/contract/design/studio/document.ts';
import { blankAddress, type ProductTemplate } from '@brandwright/contract/design/studio/templates.ts';
import { GuideLines } from './guide-lines.tsx';
import { LayerNode } from './layer-node.tsx';
import { usePicture } from './picture-node.tsx';
import { TransformHandles } from './transform-handles.tsx';
import type { Editor } from './use-editor.ts';
import { useCanvasPointer } from './use-canvas-pointer.ts';
import { useLayerMoves } from './use-layer-moves.ts';

/** What pressing and dragging on the canvas does. */
export type Tool = 'select' | 'draw' | 'pan';

export interface DesignStageProps {
  editor: Editor;
  template: ProductTemplate;
  /** Side of the square canvas in pixels. */
  side: number;
  zoom: number;
  tool: Tool;
  mayChange: boolean;
  pen: { color: string; width: number };
  onDrawn: (points: number[]) => void;
  onZoom: (zoom: number) => void;
}

/** The canvas: the blank product, its print area, the layers, and what moves them. */
export default function DesignStage({
  editor,
  template,
  side,
  zoom,
  tool,
  mayChange,
  pen,
  onDrawn,
  onZoom,
}: DesignStageProps) {
  const { document, selection, select } = editor;
  const scale = (side / canvasSize) * zoom;
  const area = template.printArea;
  const blank = usePicture(`${blankAddress(template.form, document.productColor)}/1024`);
  // While another color loads, the last one stays.
  const [ground, setGround] = useState<HTMLImageElement | null>(null);
  if (blank && blank !== ground) setGround(blank);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const layers = useRef<Konva.Group>(null);
  const isFree = mayChange && tool === 'select';

  // Zoomed in, the canvas can be pushed around, never out of sight.
  const room = side * (zoom - 1);
  const held = (at: number) => Math.min(0, Math.max(-room, at));
  const origin = { x: held(place.x), y: held(place.y) };
  const { guides, move, moved, transformed } = useLayerMoves(editor, area, scale);
  const { line, press, glide, lift } = useCanvasPointer({
    isDrawing: tool === 'draw' && mayChange,
    origin,
    scale,
    zoom,
    onZoom,
    onDrawn,
    onMiss: () => select([]),
    onLift: editor.settle,
  });

  return (
    <Stage
      width={side}
      height={side}
      scale={{ x: scale, y: scale }}
      x={origin.x}
      y={origin.y}
      draggable={tool === 'pan'}
      onDragEnd={(event) =>
        event.target === event.target.getStage() && setPlace({ x: event.target.x(), y: event.target.y() })
      }
      onMouseDown={press}
      onTouchStart={press}
      onMouseMove={glide}
      onTouchMove={glide}
      onMouseUp={lift}
      onTouchEnd={lift}
      onWheel={(event) => {
        if (!event.evt.ctrlKey && !event.evt.metaKey) return;
        event.evt.preventDefault();
        onZoom(zoom * (event.evt.deltaY > 0 ? 0.9 : 1.1));
      }}
    >
      <Layer listening={false}>
        {ground && <Picture image={ground} width={canvasSize} height={canvasSize} />}
      </Layer>
      <Layer>
        <Group
          ref={layers}
          clipX={area.x}
          clipY={area.y}
          clipWidth={area.width}
          clipHeight={area.height}
          opacity={area.surface === 'round' ? 0.92 : 0.97}
          listening={tool === 'select'}
        >
          {document.layers.map((layer) => (
            <LayerNode
              key={layer.id}
              layer={layer}
              isMovable={isFree}
              onChoose={(id, isMore) =>
                select(
                  isMore
                    ? selection.includes(id)
                      ? selection.filter((one) => one !== id)
                      : [...selection, id]
                    : selection.includes(id)
                      ? selection
                      : [id],
                )
              }
              onMove={move}
              onMoved={moved}
              onTransformed={transformed}
            />
          ))}
          {line && (
            <Line points={line} stroke={pen.color} strokeWidth={pen.width} lineCap="round" lineJoin="round" />
          )}
        </Group>
        {mayChange && (
          <Rect
            x={area.x}
            y={area.y}
            width={area.width}
            height={area.height}
            stroke="#6b625a"
            strokeWidth={1.2 / scale}
            dash={[7 / scale, 6 / scale]}
            opacity={0.55}
            listening={false}
            name="helper"
          />
        )}
        <GuideLines guides={guides} scale={scale} />
        <TransformHandles editor={editor} layers={layers} isFree={isFree} />
      </Layer>
    </Stage>
  );
}
