import type { Unit } from '@brandwright/contract/insight/report.ts';
import { everyOf } from './look.ts';
import { shortWords, type Scale } from './scale.ts';

const text = 'fill-ink-soft text-xs figures';

/** Lines across the drawing with what they stand for. */
export function ValueAxis({
  scale,
  unit,
  currency,
  from,
  to,
}: {
  scale: Scale;
  unit: Unit;
  currency: string;
  from: number;
  to: number;
}) {
  return (
    <g aria-hidden>
      {scale.ticks.map((tick) => {
        const y = scale.place(tick);
        return (
          <g key={tick}>
            <line
              x1={from}
              x2={to}
              y1={y}
              y2={y}
              strokeWidth={1}
              className={tick === 0 ? 'stroke-ink-soft' : 'stroke-line'}
            />
            <text x={from - 8} y={y} dy="0.32em" textAnchor="end" className={text}>
              {shortWords(tick, unit, currency)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** What stands under the points, as many as have room, and what they are. */
export function PointAxis({
  labels,
  place,
  step,
  y,
  title,
  middle,
}: {
  labels: readonly string[];
  /** Where a point stands. */
  place: (at: number) => number;
  /** Pixels from one to the next. */
  step: number;
  y: number;
  title?: string | undefined;
  middle: number;
}) {
  const every = everyOf(labels, step);
  return (
    <g aria-hidden>
      {labels.map((label, at) =>
        at % every === 0 ? (
          <text key={at} x={place(at)} y={y} dy="0.8em" textAnchor="middle" className={text}>
            {label}
          </text>
        ) : null,
      )}
      {title && (
        <text x={middle} y={y + 18} dy="0.8em" textAnchor="middle" className={text}>
          {title}
        </text>
      )}
    </g>
  );
}
