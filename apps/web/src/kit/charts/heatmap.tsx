import { wordsOf, type ChartData, type Value } from './chart-data.ts';
import type { DrawingProps } from './drawing.ts';
import { cutTo, everyOf, widthOf } from './look.ts';
import { shortWords } from './scale.ts';
import { Targets } from './targets.tsx';

const headPx = 38;
const gapPx = 2;

/** How strongly the cell of a value is colored, 0 to 1, from the least to the most there is. */
function strengthOf(value: number, low: number, high: number): number {
  return high === low ? 1 : (value - low) / (high - low);
}

const shadeOf = (strength: number) =>
  `color-mix(in oklab, var(--heat) ${Math.round(8 + strength * 92)}%, var(--raised))`;

/** Says the values in their cells as long as there is room, shorter where there is less; null where there is none. */
function cellWordsOf(
  data: ChartData,
  values: readonly number[],
  room: number,
): ((value: number) => string) | null {
  const [first] = data.series;
  const said = wordsOf(data, first);
  const ways = [
    said,
    (value: number) => shortWords(value, first.unit, data.currency),
    (value: number) =>
      shortWords(Math.round(value), first.unit === 'percent' ? 'number' : first.unit, data.currency),
  ];
  return ways.find((way) => values.every((value) => widthOf(way(value)) <= room)) ?? null;
}

/** "Month 1", "Month 2": the words that all begin with stand above them once. */
function headings(data: ChartData): { title: string; short: string[] } {
  const labels = data.series.map(({ label }) => label);
  const [word = ''] = labels[0]?.split(' ') ?? [];
  const isShared = labels.length > 1 && labels.every((label) => label.startsWith(`${word} `));
  return isShared
    ? { title: word, short: labels.map((label) => label.slice(word.length + 1)) }
    : { title: '', short: labels };
}

/** A table of colored cells. Where figures have no room, the size of the mark says how much, as well as its color. */
export function Heatmap({ data, width, active, onActive }: DrawingProps) {
  const { points, series, pointsLabel, currency } = data;
  const [{ unit }] = series;
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const names = points.map(({ short, label }) => (width < 560 ? short : label));
  const left = Math.min(Math.max(...names.map(widthOf)) + 12, width * 0.3);
  const cell = (width - left) / series.length;
  const cellHeight = Math.max(24, Math.min(34, cell));
  const words = cellWordsOf(data, values, cell - 3);
  const { title, short } = headings(data);
  const every = everyOf(short, cell, 4);
  const bottom = headPx + points.length * cellHeight;

  return (
    <svg width={width} height={bottom + 40} role="group" aria-label={pointsLabel}>
      <g aria-hidden className="figures text-xs">
        <text x={left + (width - left) / 2} y={10} textAnchor="middle" className="fill-ink-soft">
          {title}
        </text>
        {short.map((label, at) =>
          at % every === 0 ? (
            <text
              key={series[at]?.key}
              x={left + (at + 0.5) * cell}
              y={headPx - 8}
              textAnchor="middle"
              className="fill-ink-soft"
            >
              {label}
            </text>
          ) : null,
        )}
        {points.map((point, row) => (
          <g key={point.key}>
            <text x={0} y={headPx + (row + 0.5) * cellHeight} dy="0.32em" className="fill-ink">
              {cutTo(names[row] ?? '', left)}
              <title>{point.label}</title>
            </text>
            {series.map((one, at) => (
              <Cell
                key={one.key}
                value={one.values[row] ?? null}
                isActive={active?.point === row && active.series === at}
                x={left + at * cell}
                y={headPx + row * cellHeight}
                width={cell}
                height={cellHeight}
                strength={(value) => strengthOf(value, low, high)}
                words={words}
              />
            ))}
          </g>
        ))}
      </g>
      <Scale
        x={left}
        y={bottom + 14}
        low={shortWords(low, unit, currency)}
        high={shortWords(high, unit, currency)}
        isSized={words === null}
      />
      <Targets
        perRow={series.length}
        onActive={onActive}
        targets={points.flatMap((point, row) =>
          series.map((one, at) => ({
            mark: { point: row, series: at },
            label: `${point.label}, ${one.label}: ${wordsOf(data, one)(one.values[row] ?? null)}`,
            x: left + at * cell,
            y: headPx + row * cellHeight,
            width: cell,
            height: cellHeight,
          })),
        )}
      />
    </svg>
  );
}

function Cell({
  value,
  isActive,
  x,
  y,
  width,
  height,
  strength,
  words,
}: {
  value: Value;
  isActive: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  strength: (value: number) => number;
  words: ((value: number) => string) | null;
}) {
  if (value === null) return null;
  const share = strength(value);
  const room = { width: width - gapPx, height: height - gapPx };
  const side = words ? null : Math.max(3, Math.sqrt(share) * Math.min(room.width, room.height));
  const box =
    side === null
      ? { x: x + gapPx / 2, y: y + gapPx / 2, ...room }
      : { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
  return (
    <>
      <rect {...box} rx={3} style={{ fill: shadeOf(share) }} />
      {words && (
        <text x={x + width / 2} y={y + height / 2} dy="0.32em" textAnchor="middle" className="fill-ink">
          {words(value)}
        </text>
      )}
      {isActive && (
        <rect
          data-live
          x={x + 0.5}
          y={y + 0.5}
          width={width - 1}
          height={height - 1}
          rx={3}
          fill="none"
          strokeWidth={1.5}
          className="stroke-ink"
        />
      )}
    </>
  );
}

/** Which color is how much. */
function Scale({
  x,
  y,
  low,
  high,
  isSized,
}: {
  x: number;
  y: number;
  low: string;
  high: string;
  isSized: boolean;
}) {
  const from = x + widthOf(low) + 8;
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return (
    <g aria-hidden className="figures text-xs">
      <text x={x} y={y + 8} dy="0.32em" className="fill-ink-soft">
        {low}
      </text>
      {steps.map((step, at) => {
        const side = isSized ? Math.max(3, Math.sqrt(step) * 14) : 14;
        return (
          <rect
            key={step}
            x={from + at * 18 + (16 - side) / 2}
            y={y + 1 + (14 - side) / 2}
            width={isSized ? side : 16}
            height={side}
            rx={2}
            style={{ fill: shadeOf(step) }}
          />
        );
      })}
      <text x={from + steps.length * 18 + 6} y={y + 8} dy="0.32em" className="fill-ink-soft">
        {high}
      </text>
    </g>
  );
}
