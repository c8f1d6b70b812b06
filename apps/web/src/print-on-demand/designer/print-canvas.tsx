import { useRef } from 'react';
import type { DesignLayer, PrintAreaRow } from '@brandwright/contract/print-on-demand/entities.ts';
import { inkOn } from './layer-state.ts';
import { LayerShape, type LayerActs } from './layer-shape.tsx';
import { boxOf, pointIn, side } from './print-box.ts';

interface PrintCanvasProps extends LayerActs {
  area: PrintAreaRow;
  /** `#rrggbb` of the blank that is shown. */
  blankHex: string;
  /** Those of this area, the lowest first. */
  layers: readonly DesignLayer[];
  selectedId: string | null;
}

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
