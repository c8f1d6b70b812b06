import { wordsOf, type ChartData } from './chart-data.ts';
import type { Mark } from './drawing.ts';
import { dashOf, strokeOf } from './look.ts';

/** What the mark in view stands for, whole. Screen readers are told by the mark itself. */
export function ChartTip({
  data,
  mark,
  place,
  width,
}: {
  data: ChartData;
  mark: Mark;
  place: { x: number; y: number };
  width: number;
}) {
  const point = data.points[mark.point];
  if (!point) return null;
  const shown = data.series.flatMap((one, at) =>
    mark.series === undefined || mark.series === at ? [{ one, at }] : [],
  );
  const isLeft = place.x > width / 2;
  return (
    <div
      aria-hidden
      style={{
        top: Math.max(0, place.y - 4),
        ...(isLeft ? { right: width - place.x + 12 } : { left: place.x + 12 }),
      }}
      className="pointer-events-none absolute z-20 flex w-max max-w-[min(16rem,70%)] flex-col gap-1 rounded-lg border border-line bg-raised px-3 py-2 text-xs shadow-float"
    >
      <p className="font-medium wrap-anywhere">{point.label}</p>
      {shown.map(({ one, at }) => (
        <p key={one.key} className="flex items-center gap-2">
          {data.kind === 'line' && data.series.length > 1 && (
            <svg width={16} height={4} className="shrink-0">
              <line
                x1={0}
                x2={16}
                y1={2}
                y2={2}
                strokeWidth={2.5}
                strokeDasharray={dashOf(at)}
                className={strokeOf(at)}
              />
            </svg>
          )}
          <span className="text-ink-soft">{one.label}</span>
          <span className="figures ml-auto pl-3">{wordsOf(data, one)(one.values[mark.point] ?? null)}</span>
        </p>
      ))}
    </div>
  );
}
