import type { KeyboardEvent, PointerEvent } from 'react';
import type { DesignLayer, PrintAreaRow } from '@brandwright/contract/print-on-demand/entities.ts';
import { faces, fittedWords } from './typefaces.ts';
import { inkOn, movedByKey } from './layer-state.ts';
import type { Box } from './print-box.ts';
import { useLayerDrag } from './use-layer-drag.ts';

const leading = 1.16;

/** What can be done to a layer on the canvas. */
export interface LayerActs {
  onSelect: (id: string | null) => void;
  onChange: (layer: DesignLayer) => void;
  onRemove: (id: string) => void;
}

interface LayerShapeProps extends LayerActs {
  area: PrintAreaRow;
  /** `#rrggbb` of the blank that is shown. */
  blankHex: string;
  layer: DesignLayer;
  box: Box;
  isSelected: boolean;
  pointOf: (event: PointerEvent) => { x: number; y: number };
}

/** One layer on the blank: dragged, sized at its corner, moved and turned by keys. */
export function LayerShape({
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
  const { begin, move, end } = useLayerDrag({ layer, box, pointOf, onSelect, onChange });
  const wide = layer.width * box.width;
  const words =
    layer.kind === 'TEXT'
      ? fittedWords(layer.text ?? '', layer.typeface ?? 'inter-bold', wide, box.height * 0.9)
      : undefined;
  const high = words ? Math.max(1, words.lines.length) * leading * words.size : wide / (layer.aspect ?? 1);

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
