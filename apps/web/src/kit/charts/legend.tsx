import type { ChartSeries } from './chart-data.ts';
import { dashOf, strokeOf, widthOf } from './look.ts';
import { SeriesFill } from './series-fill.tsx';

const rowPx = 20;
const keyPx = 26;
const gapPx = 18;

/** Places of the entries in as many rows as they need. */
function placed(series: readonly ChartSeries[], width: number) {
  let x = 0;
  let row = 0;
  return series.map((one) => {
    const length = keyPx + widthOf(one.label);
    if (x > 0 && x + length > width) {
      x = 0;
      row += 1;
    }
    const place = { one, x, y: row * rowPx };
    x += length + gapPx;
    return place;
  });
}

export const legendHeight = (series: readonly ChartSeries[], width: number): number =>
  ((placed(series, width).at(-1)?.y ?? 0) / rowPx + 1) * rowPx + 8;

/** Which line or bar is which: within the drawing, so that its picture says it too. */
export function Legend({
  series,
  width,
  id,
  as,
}: {
  series: readonly ChartSeries[];
  width: number;
  id: string;
  as: 'lines' | 'bars';
}) {
  return (
    <g aria-hidden>
      {placed(series, width).map(({ one, x, y }, at) => (
        <g key={one.key} transform={`translate(${x} ${y})`}>
          {as === 'lines' ? (
            <line
              x1={0}
              x2={20}
              y1={8}
              y2={8}
              strokeWidth={2.5}
              strokeDasharray={dashOf(at)}
              className={strokeOf(at)}
            />
          ) : (
            <SeriesFill id={id} at={at} x={4} y={2} width={12} height={12} />
          )}
          <text x={keyPx} y={8} dy="0.32em" className="fill-ink text-xs">
            {one.label}
          </text>
        </g>
      ))}
    </g>
  );
}
