import type { MarkupColor, MarkupShape } from '@brandwright/contract/design/collaborations/entities.ts';

/** Fixed colors, the same for everyone: they stand on a picture, not on paper. */
export const inkOf: Readonly<Record<MarkupColor, string>> = {
  CLAY: '#c2492b',
  SKY: '#2368b8',
  SAGE: '#2f7d4f',
  INK: '#1f1b18',
  PAPER: '#fffdf8',
};

const side = 1000;

/** Shapes over a picture of `ratio` (width over height). Fills what it stands in and takes no clicks. */
export function MarkupLayer({
  shapes,
  ratio,
  dimmed = false,
}: {
  shapes: readonly MarkupShape[];
  ratio: number;
  dimmed?: boolean;
}) {
  const width = ratio >= 1 ? side * ratio : side;
  const height = ratio >= 1 ? side : side / ratio;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full"
      opacity={dimmed ? 0.35 : 1}
    >
      {shapes.map((shape, index) => (
        <Shape key={index} shape={shape} width={width} height={height} />
      ))}
    </svg>
  );
}

function Shape({ shape, width, height }: { shape: MarkupShape; width: number; height: number }) {
  const points = shape.points.map(({ x, y }) => ({ x: x * width, y: y * height }));
  const [first, second] = [points[0], points.at(-1)];
  const stroke = inkOf[shape.color];
  const strokeWidth = shape.width * side;
  const line = {
    fill: 'none',
    stroke,
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  if (!first || !second) return null;
  if (shape.tool === 'RECTANGLE')
    return (
      <rect
        x={Math.min(first.x, second.x)}
        y={Math.min(first.y, second.y)}
        width={Math.abs(second.x - first.x)}
        height={Math.abs(second.y - first.y)}
        rx={strokeWidth}
        {...line}
      />
    );
  const path = points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  if (shape.tool === 'STROKE') return <path d={path} {...line} />;
  const angle = Math.atan2(second.y - first.y, second.x - first.x);
  const head = strokeWidth * 3.4;
  const barb = (turn: number) =>
    `M${second.x.toFixed(1)} ${second.y.toFixed(1)}L${(second.x - head * Math.cos(angle + turn)).toFixed(1)} ${(second.y - head * Math.sin(angle + turn)).toFixed(1)}`;
  return <path d={path + barb(0.5) + barb(-0.5)} {...line} />;
}
