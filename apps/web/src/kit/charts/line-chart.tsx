import { useId } from 'react';
import { PointAxis, ValueAxis } from './axes.tsx';
import { pointWords, type ChartSeries, type Value } from './chart-data.ts';
import type { DrawingProps } from './drawing.ts';
import { Legend, legendHeight } from './legend.tsx';
import { dashOf, fillOf, strokeOf, widthOf } from './look.ts';
import { scaleOf, shortWords } from './scale.ts';
import { Targets } from './targets.tsx';

const plotHeight = 220;
/** From here on the names stand at the ends of their lines. */
const wideFrom = 560;

/** Lines over time or steps. A value that is not there leaves a gap. */
export function LineChart({ data, width, active, onActive }: DrawingProps) {
  const id = useId();
  const { points, series, currency, pointsLabel } = data;
  const [{ unit }] = series;
  const isNamed = series.length > 1;
  const atEnds = isNamed && width >= wideFrom;
  const top = isNamed && !atEnds ? legendHeight(series, width) : 12;
  const bottom = top + plotHeight;
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const scale = scaleOf(values, [bottom, top], { unit });
  const left = Math.max(...scale.ticks.map((tick) => widthOf(shortWords(tick, unit, currency)))) + 12;
  const namesPx = Math.min(190, Math.max(...series.map(({ label }) => widthOf(label))) + 22);
  const right = width - (atEnds ? namesPx : 18);
  const step = points.length > 1 ? (right - left - 24) / (points.length - 1) : right - left;
  const placeOf = (at: number) => (points.length > 1 ? left + 12 + at * step : left + (right - left) / 2);
  const isNumbered = points.every(({ short }) => /^[\d.,]+$/.test(short));

  return (
    <svg width={width} height={bottom + (isNumbered ? 46 : 28)} role="group" aria-label={pointsLabel}>
      {isNamed && !atEnds && <Legend series={series} width={width} id={id} as="lines" />}
      <ValueAxis scale={scale} unit={unit} currency={currency} from={left} to={right} />
      <PointAxis
        labels={points.map(({ short }) => short)}
        place={placeOf}
        step={step}
        y={bottom + 8}
        title={isNumbered ? pointsLabel : undefined}
        middle={(left + right) / 2}
      />
      {active && (
        <line
          x1={placeOf(active.point)}
          x2={placeOf(active.point)}
          y1={top}
          y2={bottom}
          strokeWidth={1}
          data-live
          className="stroke-ink-soft"
        />
      )}
      {series.map((one, at) => (
        <g key={one.key} aria-hidden>
          <path
            d={pathOf(one.values, placeOf, scale.place)}
            fill="none"
            strokeWidth={2.25}
            strokeDasharray={dashOf(at)}
            strokeLinejoin="round"
            strokeLinecap="round"
            className={strokeOf(at)}
          />
          {lonely(one.values).map((point) => (
            <circle
              key={point}
              cx={placeOf(point)}
              cy={scale.place(one.values[point] ?? 0)}
              r={3.5}
              className={fillOf(at)}
            />
          ))}
          {active && typeof one.values[active.point] === 'number' && (
            <circle
              data-live
              cx={placeOf(active.point)}
              cy={scale.place(one.values[active.point] ?? 0)}
              r={4.5}
              strokeWidth={2}
              className={`${fillOf(at)} stroke-raised`}
            />
          )}
        </g>
      ))}
      {atEnds && (
        <EndNames series={series} x={placeOf(points.length - 1) + 8} lowest={bottom} place={scale.place} />
      )}
      <Targets
        perRow={points.length}
        onActive={onActive}
        targets={points.map((_, at) => {
          const from = at === 0 ? left : placeOf(at) - step / 2;
          const to = at === points.length - 1 ? right : placeOf(at) + step / 2;
          return {
            mark: { point: at },
            label: pointWords(data, at),
            x: from,
            y: top,
            width: to - from,
            height: plotHeight,
          };
        })}
      />
    </svg>
  );
}

/** The line from value to value, lifted where there is none. */
function pathOf(values: readonly Value[], x: (at: number) => number, y: (value: number) => number): string {
  return values
    .map((value, at) => {
      if (value === null) return '';
      const isNext = at > 0 && values[at - 1] !== null;
      return `${isNext ? 'L' : 'M'}${round(x(at))} ${round(y(value))}`;
    })
    .join('');
}

/** Values between gaps, of which no line goes. */
function lonely(values: readonly Value[]): number[] {
  const isNone = (at: number) => (values[at] ?? null) === null;
  return values.flatMap((value, at) => (value !== null && isNone(at - 1) && isNone(at + 1) ? [at] : []));
}

const round = (value: number) => Math.round(value * 10) / 10;

const apartPx = 16;

/** Places from above downward, each far enough from the one before to be read and none under `lowest`. */
function apartFrom<End extends { y: number }>(ends: readonly End[], lowest: number): End[] {
  const placed: End[] = [];
  for (const end of ends.toSorted((one, other) => one.y - other.y)) {
    const before = placed.at(-1);
    placed.push({ ...end, y: before ? Math.max(end.y, before.y + apartPx) : end.y });
  }
  return placed.map((end, at) => ({
    ...end,
    y: Math.min(end.y, lowest - (placed.length - 1 - at) * apartPx),
  }));
}

/** Names beside the ends of their lines, pushed apart where the ends are close, each with a piece of its line. */
function EndNames({
  series,
  x,
  lowest,
  place,
}: {
  series: readonly ChartSeries[];
  x: number;
  lowest: number;
  place: (value: number) => number;
}) {
  const placed = apartFrom(
    series.map((one, at) => ({ one, at, y: place(one.values.findLast((value) => value !== null) ?? 0) })),
    lowest,
  );
  return (
    <g aria-hidden>
      {placed.map(({ one, at, y }) => (
        <g key={one.key}>
          <line
            x1={x}
            x2={x + 14}
            y1={y}
            y2={y}
            strokeWidth={2.5}
            strokeDasharray={dashOf(at)}
            className={strokeOf(at)}
          />
          <text x={x + 18} y={y} dy="0.32em" className="fill-ink text-xs">
            {one.label}
          </text>
        </g>
      ))}
    </g>
  );
}
