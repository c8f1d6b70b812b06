import type Konva from 'konva';
import type { KonvaEventObject } from 'konva/lib/Node';
import { useEffect, useRef, useState } from 'react';
import { Group, Image as Picture, Layer, Line, Rect, Stage, Transformer } from 'react-konva';
import { canvasSize, type DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import { blankAddress, type ProductTemplate } from '@brandwright/contract/design/studio/templates.ts';
import { resetText } from './fonts.ts';
import { boxOf, snap, snapLines, type Guide } from './geometry.ts';
import { LayerNode } from './layer-node.tsx';
import { usePicture } from './picture-node.tsx';
import type { Editor } from './use-editor.ts';

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

const snapPixels = 7;
const accent = '#b4552f';

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
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const [line, setLine] = useState<number[] | null>(null);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const layersRef = useRef<Konva.Group>(null);
  const handles = useRef<Konva.Transformer>(null);
  const pinch = useRef<number | null>(null);
  const isFree = mayChange && tool === 'select';

  useEffect(() => {
    const nodes = isFree
      ? document.layers
          .filter(({ id, isLocked, isVisible }) => selection.includes(id) && !isLocked && isVisible)
          .flatMap(({ id }) => layersRef.current?.findOne(`#${id}`) ?? [])
      : [];
    handles.current?.nodes(nodes);
  }, [document, selection, isFree]);

  // Zoomed in, the canvas can be pushed around, never out of sight.
  const room = side * (zoom - 1);
  const held = (at: number) => Math.min(0, Math.max(-room, at));
  const origin = { x: held(place.x), y: held(place.y) };

  function move(event: KonvaEventObject<DragEvent>, layer: DesignLayer) {
    const node = event.target;
    const others = document.layers
      .filter(({ id, isVisible }) => isVisible && id !== layer.id && !selection.includes(id))
      .map(boxOf);
    const found = event.evt.altKey
      ? { dx: 0, dy: 0, guides: [] }
      : snap(boxOf({ ...layer, x: node.x(), y: node.y() }), snapLines(area, others), snapPixels / scale);
    node.position({ x: node.x() + found.dx, y: node.y() + found.dy });
    setGuides(found.guides);
  }

  function moved(event: KonvaEventObject<DragEvent>, layer: DesignLayer) {
    setGuides([]);
    const node = event.target;
    const [dx, dy] = [rounded(node.x()) - layer.x, rounded(node.y()) - layer.y];
    const ids = selection.includes(layer.id) ? selection : [layer.id];
    editor.patch(ids, (one) => (one.isLocked ? one : { ...one, x: one.x + dx, y: one.y + dy }));
  }

  function transformed(event: KonvaEventObject<Event>, layer: DesignLayer) {
    const node = event.target;
    const [across, down] = [Math.abs(node.scaleX()), Math.abs(node.scaleY())];
    node.scale({ x: 1, y: 1 });
    const at = { x: rounded(node.x()), y: rounded(node.y()), rotation: rounded(node.rotation()) };
    editor.patch(
      [layer.id],
      (one) =>
        one.kind === 'TEXT'
          ? resetText(
              { ...one, ...at },
              { fontSize: clamp(rounded(one.fontSize * Math.max(across, down)), 6, 500) },
            )
          : {
              ...one,
              ...at,
              width: clamp(rounded(one.width * across), 1, 3000),
              height: clamp(rounded(one.height * down), 1, 3000),
            },
      `transform ${layer.id}`,
    );
  }

  function pointer(event: KonvaEventObject<MouseEvent | TouchEvent>): [number, number] | null {
    const at = event.target.getStage()?.getPointerPosition();
    return at ? [(at.x - origin.x) / scale, (at.y - origin.y) / scale] : null;
  }

  function press(event: KonvaEventObject<MouseEvent | TouchEvent>) {
    if (tool === 'draw' && mayChange) {
      const at = pointer(event);
      if (at) setLine([...at]);
      return;
    }
    if (event.target.name() !== 'layer' && event.target.getParent()?.className !== 'Transformer') select([]);
  }

  function glide(event: KonvaEventObject<MouseEvent | TouchEvent>) {
    if ('touches' in event.evt && event.evt.touches.length === 2) {
      const [one, other] = event.evt.touches;
      const far = one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
      if (pinch.current !== null && far > 0) onZoom(zoom * (far / pinch.current));
      pinch.current = far;
      return;
    }
    if (line === null) return;
    const at = pointer(event);
    if (at) setLine([...line, ...at.map(rounded)]);
  }

  function lift() {
    pinch.current = null;
    if (line !== null) onDrawn(line);
    setLine(null);
    editor.settle();
  }

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
          ref={layersRef}
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
        {guides.map(({ axis, at, from, to }) => (
          <Line
            key={`${axis}${at}`}
            points={axis === 'x' ? [at, from, at, to] : [from, at, to, at]}
            stroke={accent}
            strokeWidth={1.2 / scale}
            listening={false}
          />
        ))}
        <Transformer
          ref={handles}
          rotateEnabled
          flipEnabled={false}
          keepRatio={document.layers.some(({ id, kind }) => selection.includes(id) && kind !== 'SHAPE')}
          enabledAnchors={
            document.layers.some(({ id, kind }) => selection.includes(id) && kind === 'SHAPE')
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
      </Layer>
    </Stage>
  );
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
