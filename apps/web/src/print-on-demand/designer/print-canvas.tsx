import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { DesignLayer, PrintAreaRow } from '@brandwright/contract/print-on-demand/entities.ts';
import { faces, fittedWords } from './typefaces.ts';
import { inkOn, movedByKey, placed } from './layer-state.ts';

interface PrintCanvasProps {
  area: PrintAreaRow;
  /** `#rrggbb` of the blank that is shown. */
  blankHex: string;
  /** Those of this area, the lowest first. */
  layers: readonly DesignLayer[];
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  onChange: (layer: DesignLayer) => void;
  onRemove: (id: string) => void;
}

/** Units of the picture's sides. */
const side = 1000;
const leading = 1.16;

/** The blank with what is printed on it, where it will be printed: the design is made on the mock-up itself. */
export function PrintCanvas(props: PrintCanvasProps) {
  const { area, blankHex, layers, selectedId, onSelect } = props;
  const svg = useRef<SVGSVGElement>(null);
  const box = boxOf(area);
  const picture = area.preview?.url.replace('{hex}', blankHex.slice(1));
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${side} ${side}`}
      role="group"
      aria-label={`Print area: ${area.title}`}
      className="block aspect-square w-full touch-none rounded-xl border border-line bg-ink/5 select-none"
      onPointerDown={(event) => event.target === event.currentTarget && onSelect(null)}
    >
      {picture ? (
        <image href={`${picture}/1024`} width={side} height={side} onPointerDown={() => onSelect(null)} />
      ) : (
        <rect x={box.x} y={box.y} width={box.width} height={box.height} fill={blankHex} />
      )}
      <rect
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        fill="none"
        stroke={inkOn(area.groundHex ?? blankHex)}
        strokeOpacity={0.45}
        strokeWidth={2}
        strokeDasharray="8 7"
        pointerEvents="none"
      />
      {layers.map((layer) => (
        <LayerShape
          key={layer.id}
          {...props}
          layer={layer}
          box={box}
          isSelected={layer.id === selectedId}
          pointOf={(event) => pointIn(svg.current, event)}
        />
      ))}
    </svg>
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the area lies on the picture; in its middle where the carrier has no picture of it. */
function boxOf({ preview, widthPx, heightPx }: PrintAreaRow): Box {
  if (preview)
    return {
      x: preview.x * side,
      y: preview.y * side,
      width: preview.width * side,
      height: preview.height * side,
    };
  const scale = Math.min(820 / widthPx, 820 / heightPx);
  const [width, height] = [widthPx * scale, heightPx * scale];
  return { x: (side - width) / 2, y: (side - height) / 2, width, height };
}

function pointIn(svg: SVGSVGElement | null, event: PointerEvent): { x: number; y: number } {
  const rect = svg?.getBoundingClientRect();
  if (!rect || rect.width === 0) return { x: 0, y: 0 };
  return {
    x: ((event.clientX - rect.left) / rect.width) * side,
    y: ((event.clientY - rect.top) / rect.height) * side,
  };
}

interface LayerShapeProps extends PrintCanvasProps {
  layer: DesignLayer;
  box: Box;
  isSelected: boolean;
  pointOf: (event: PointerEvent) => { x: number; y: number };
}

function LayerShape({
  layer,
  box,
  area,
  blankHex,
  isSelected,
  pointOf,
  onSelect,
  onChange,
  onRemove,
}: LayerShapeProps) {
  const drag = useRef<{ x: number; y: number; from: DesignLayer; sizes: boolean } | null>(null);
  const wide = layer.width * box.width;
  const words =
    layer.kind === 'TEXT'
      ? fittedWords(layer.text ?? '', layer.typeface ?? 'inter-bold', wide, box.height * 0.9)
      : undefined;
  const high = words ? Math.max(1, words.lines.length) * leading * words.size : wide / (layer.aspect ?? 1);

  function begin(event: PointerEvent<SVGElement>, sizes: boolean) {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { ...pointOf(event), from: layer, sizes };
    onSelect(layer.id);
  }
  function move(event: PointerEvent<SVGElement>) {
    const start = drag.current;
    if (!start) return;
    const now = pointOf(event);
    const [dx, dy] = [now.x - start.x, now.y - start.y];
    onChange(
      start.sizes
        ? placed(start.from, { width: start.from.width + (2 * dx) / box.width })
        : placed(start.from, { x: start.from.x + dx / box.width, y: start.from.y + dy / box.height }),
    );
  }
  const end = () => {
    drag.current = null;
  };
  function key(event: KeyboardEvent) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(layer.id);
      return;
    }
    const moved = movedByKey(layer, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  }
  const face = faces[layer.typeface ?? 'inter-bold'];
  const name = layer.kind === 'TEXT' ? `Text: ${layer.text ?? ''}` : 'Picture';
  return (
    <g
      transform={`translate(${box.x + layer.x * box.width} ${box.y + layer.y * box.height}) rotate(${layer.rotation})`}
    >
      <g
        role="button"
        tabIndex={0}
        aria-label={`${name}. Arrows move, plus and minus size, brackets turn, Delete takes it off.`}
        aria-pressed={isSelected}
        className="cursor-move outline-offset-4"
        onFocus={() => onSelect(layer.id)}
        onKeyDown={key}
        onPointerDown={(event) => begin(event, false)}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <rect x={-wide / 2} y={-high / 2} width={wide} height={high} fill="transparent" />
        {words
          ? words.lines.map((line, at) => (
              <text
                key={`${at} ${line}`}
                x={0}
                y={-high / 2 + (at + 0.5) * leading * words.size + words.size * 0.34}
                textAnchor="middle"
                fontFamily={face.family}
                fontWeight={face.weight}
                fontStyle={face.style}
                fontSize={words.size}
                fill={layer.inkHex ?? inkOn(area.groundHex ?? blankHex)}
              >
                {line}
              </text>
            ))
          : layer.imageUrl && (
              <image
                href={layer.imageUrl}
                x={-wide / 2}
                y={-high / 2}
                width={wide}
                height={high}
                preserveAspectRatio="none"
              />
            )}
      </g>
      {isSelected && (
        <>
          <rect
            x={-wide / 2}
            y={-high / 2}
            width={wide}
            height={high}
            fill="none"
            stroke="var(--color-accent)"
            strokeWidth={3}
            pointerEvents="none"
          />
          <circle
            cx={wide / 2}
            cy={high / 2}
            r={13}
            fill="var(--color-accent)"
            stroke="#ffffff"
            strokeWidth={3}
            className="cursor-nwse-resize"
            onPointerDown={(event) => begin(event, true)}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
          />
        </>
      )}
    </g>
  );
}
