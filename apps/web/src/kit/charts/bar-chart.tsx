import { useId } from 'react';
import { pointWords, wordsOf } from './chart-data.ts';
import type { DrawingProps } from './drawing.ts';
import { Legend, legendHeight } from './legend.tsx';
import { cutTo, widthOf } from './look.ts';
import { scaleOf } from './scale.ts';
import { FillPatterns, SeriesFill } from './series-fill.tsx';
import { Targets } from './targets.tsx';

/** Names with a bar each, one under the other, and its value beside it; bars of less than nothing go to the left. */
export function BarChart({ data, width, active, onActive }: DrawingProps) {
  const id = useId().replaceAll(':', '');
  const { points, series, pointsLabel, isSigned = false } = data;
  const [{ unit }] = series;
  const isNamed = series.length > 1;
  const top = isNamed ? legendHeight(series, width) : 2;
  const barPx = isNamed ? 12 : 18;
  const rowPx = barPx * series.length + 14;
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const saidPx =
    Math.max(0, ...series.flatMap((one) => one.values.map((value) => widthOf(wordsOf(data, one)(value))))) +
    10;
  const widestName = Math.max(...points.map(({ label }) => widthOf(label)));
  const left = Math.min(widestName + 4, Math.max(84, Math.min(240, width * 0.4))) + 8;
  const hasNegative = values.some((value) => value < 0);
  const scale = scaleOf(values, [left + (hasNegative ? saidPx : 0), width - saidPx], { unit, wanted: 1000 });
  const base = scale.place(0);
  const height = top + points.length * rowPx;

  return (
    <svg width={width} height={height + 2} role="group" aria-label={pointsLabel}>
      <FillPatterns id={id} count={isSigned ? 2 : series.length} />
      {isNamed && <Legend series={series} width={width} id={id} as="bars" />}
      {points.map((point, at) => {
        const y = top + at * rowPx;
        return (
          <g key={point.key} aria-hidden>
            {active?.point === at && (
              <rect data-live x={0} y={y} width={width} height={rowPx} rx={6} className="fill-ink/6" />
            )}
            <text x={0} y={y + rowPx / 2} dy="0.32em" className="fill-ink text-xs">
              {cutTo(point.label, left - 8)}
              <title>{point.label}</title>
            </text>
            {series.map((one, nth) => {
              const value = one.values[at] ?? null;
              const from = y + 7 + nth * barPx;
              const end = value === null ? base : scale.place(value);
              const isBelow = value !== null && value < 0;
              return (
                <g key={one.key}>
                  <SeriesFill
                    id={id}
                    at={isSigned && isBelow ? 1 : nth}
                    x={Math.min(base, end)}
                    y={from}
                    width={value === null || value === 0 ? 0 : Math.max(1.5, Math.abs(end - base))}
                    height={barPx - 2}
                  />
                  <text
                    x={isBelow ? end - 6 : end + 6}
                    y={from + (barPx - 2) / 2}
                    dy="0.32em"
                    textAnchor={isBelow ? 'end' : 'start'}
                    className="fill-ink text-xs figures"
                  >
                    {wordsOf(data, one)(value)}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
      <line
        x1={base}
        x2={base}
        y1={top}
        y2={height}
        strokeWidth={1}
        aria-hidden
        className="stroke-ink-soft"
      />
      <Targets
        perRow={1}
        onActive={onActive}
        targets={points.map((_, at) => ({
          mark: { point: at },
          label: pointWords(data, at),
          x: 0,
          y: top + at * rowPx,
          width,
          height: rowPx,
        }))}
      />
    </svg>
  );
}
