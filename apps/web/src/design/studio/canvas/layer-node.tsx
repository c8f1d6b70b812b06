import type { KonvaEventObject } from 'konva/lib/Node';
import { Group, Image as Picture, Line, Path, Rect, Text } from 'react-konva';
import type { DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import { shapePath } from '@brandwright/contract/design/studio/shapes.ts';
import { canvasFonts } from './fonts.ts';
import { usePicture } from './picture-node.tsx';

export interface LayerNodeProps {
  layer: DesignLayer;
  isMovable: boolean;
  onChoose: (id: string, isMore: boolean) => void;
  onMove: (event: KonvaEventObject<DragEvent>, layer: DesignLayer) => void;
  onMoved: (event: KonvaEventObject<DragEvent>, layer: DesignLayer) => void;
  onTransformed: (event: KonvaEventObject<Event>, layer: DesignLayer) => void;
}

/** A layer on the canvas: a group around its middle, so that moving and turning are the layer's own numbers. */
export function LayerNode({ layer, isMovable, onChoose, onMove, onMoved, onTransformed }: LayerNodeProps) {
  if (!layer.isVisible) return null;
  const choose = (event: KonvaEventObject<MouseEvent | TouchEvent>) => {
    event.cancelBubble = true;
    onChoose(layer.id, event.evt.shiftKey);
  };
  return (
    <Group
      id={layer.id}
      name="layer"
      x={layer.x}
      y={layer.y}
      rotation={layer.rotation}
      opacity={layer.opacity}
      draggable={isMovable && !layer.isLocked}
      onMouseDown={choose}
      onTouchStart={choose}
      onDragMove={(event) => onMove(event, layer)}
      onDragEnd={(event) => onMoved(event, layer)}
      onTransformEnd={(event) => onTransformed(event, layer)}
    >
      {/* Holds the pointer over the whole of the layer. */}
      <Rect
        x={-layer.width / 2}
        y={-layer.height / 2}
        width={layer.width}
        height={layer.height}
        fill="transparent"
      />
      <Drawn layer={layer} />
    </Group>
  );
}

function Drawn({ layer }: { layer: DesignLayer }) {
  if (layer.kind === 'TEXT') {
    const { family, weight } = canvasFonts[layer.font];
    return (
      <Text
        x={-layer.width / 2 - layer.fontSize}
        y={-layer.height / 2}
        width={layer.width + layer.fontSize * 2}
        padding={0}
        text={layer.text}
        fontFamily={family}
        fontStyle={String(weight)}
        fontSize={layer.fontSize}
        lineHeight={layer.lineHeight}
        letterSpacing={layer.letterSpacing}
        align={layer.align.toLowerCase()}
        offsetX={layer.align === 'LEFT' ? -layer.fontSize : layer.align === 'RIGHT' ? layer.fontSize : 0}
        fill={layer.color}
        wrap="none"
        listening={false}
      />
    );
  }
  if (layer.kind === 'SHAPE')
    return (
      <Path
        data={shapePath(layer)}
        listening={false}
        {...(layer.fill === null ? {} : { fill: layer.fill })}
        {...(layer.stroke === null
          ? {}
          : { stroke: layer.stroke, strokeWidth: layer.strokeWidth, lineJoin: 'round' as const })}
      />
    );
  if (layer.kind === 'DRAWING')
    return (
      <Group
        x={-layer.width / 2}
        y={-layer.height / 2}
        scaleX={layer.width / layer.drawnWidth}
        scaleY={layer.height / layer.drawnHeight}
        listening={false}
      >
        {layer.strokes.map(({ points, color, width }, index) => (
          <Line
            key={index}
            points={points}
            stroke={color}
            strokeWidth={width}
            lineCap="round"
            lineJoin="round"
          />
        ))}
      </Group>
    );
  return <PictureOf layer={layer} />;
}

function PictureOf({ layer }: { layer: Extract<DesignLayer, { kind: 'IMAGE' }> }) {
  const image = usePicture(/\/1024$/.test(layer.url) ? layer.url : `${layer.url}/1024`);
  const { width, height } = layer;
  if (!image)
    return (
      <Rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        stroke="#9a8f84"
        dash={[8, 6]}
        strokeWidth={2}
        listening={false}
      />
    );
  // As the server lays it: the middle of the picture fills the layer.
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [across, down] = [width / scale, height / scale];
  return (
    <Picture
      image={image}
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      crop={{
        x: (image.naturalWidth - across) / 2,
        y: (image.naturalHeight - down) / 2,
        width: across,
        height: down,
      }}
      listening={false}
    />
  );
}
