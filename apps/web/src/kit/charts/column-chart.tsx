import { useId } from 'react';
import { PointAxis, ValueAxis } from './axes.tsx';
import { pointWords } from './chart-data.ts';
import type { DrawingProps } from './drawing.ts';
import { Legend, legendHeight } from './legend.tsx';
import { widthOf } from './look.ts';
import { scaleOf, shortWords } from './scale.ts';
import { FillPatterns, SeriesFill } from './series-fill.tsx';
import { Targets } from './targets.tsx';

const plotHeight = 220;

/** Upright bars over time or steps, beside each other where there are several series. */
export function ColumnChart({ data, width, active, onActive }: DrawingProps) {
  const id = useId().replaceAll(':', '');
  const { points, series, currency, pointsLabel } = data;
  const [{ unit }] = series;
  const isNamed = series.length > 1;
  const top = isNamed ? legendHeight(series, width) : 18;
  const bottom = top + plotHeight;
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const scale = scaleOf(values, [bottom, top], { unit });
  const left = Math.max(...scale.ticks.map((tick) => widthOf(shortWords(tick, unit, currency)))) + 12;
  const right = width - 4;
  const step = (right - left) / points.length;
  const barPx = Math.max(2, Math.min(56, step * 0.72) / series.length);
  const placeOf = (at: number) => left + (at + 0.5) * step;
  const base = scale.place(0);
  const isNumbered = points.every(({ short }) => /^[$\d.,k]+$/.test(short));
  const isSaid = !isNamed && values.every((value) => widthOf(shortWords(value, unit, currency)) < step - 4);

  return (
    <svg width={width} height={bottom + (isNumbered ? 46 : 28)} role="group" aria-label={pointsLabel}>
      <FillPatterns id={id} count={series.length} />
      {isNamed && <Legend series={series} width={width} id={id} as="bars" />}
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
        <rect
          data-live
          x={left + active.point * step}
          y={top}
          width={step}
          height={plotHeight}
          className="fill-ink/6"
        />
      )}
      <g aria-hidden>
        {points.map((point, at) =>
          series.map((one, nth) => {
            const value = one.values[at] ?? null;
            if (value === null) return null;
            const y = scale.place(Math.max(0, value));
            const x = placeOf(at) + (nth - series.length / 2) * barPx;
            const height = Math.abs(scale.place(value) - base);
            return (
              <g key={`${point.key}-${one.key}`}>
                <SeriesFill
                  id={id}
                  at={nth}
                  x={x + 0.5}
                  y={y}
                  width={Math.max(1, barPx - 1)}
                  height={value === 0 ? 0 : Math.max(1, height)}
                />
                {isSaid && (
                  <text x={placeOf(at)} y={y - 6} textAnchor="middle" className="fill-ink text-xs figures">
                    {shortWords(value, unit, currency)}
                  </text>
                )}
              </g>
            );
          }),
        )}
      </g>
      <Targets
        perRow={points.length}
        onActive={onActive}
        targets={points.map((_, at) => ({
          mark: { point: at },
          label: pointWords(data, at),
          x: left + at * step,
          y: top,
          width: step,
          height: plotHeight,
        }))}
      />
    </svg>
  );
}
