import { useRef, useState, type KeyboardEvent } from 'react';
import type { DrawingProps, Mark } from './drawing.ts';

export interface Target {
  mark: Mark;
  /** What is said of it. */
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * What can be looked at, over the drawing: the whole is one stop of the Tab key, arrow keys go from mark to mark. `perRow` marks
 * stand beside each other; in a chart of one row or one column all four arrows go along it.
 */
export function Targets({
  targets,
  perRow,
  onActive,
}: {
  targets: readonly Target[];
  perRow: number;
  onActive: DrawingProps['onActive'];
}) {
  const [stop, setStop] = useState(0);
  const group = useRef<SVGGElement>(null);
  const isGrid = perRow > 1 && perRow < targets.length;
  const last = targets.length - 1;
  const current = Math.min(stop, last);

  function move(event: KeyboardEvent) {
    const [across, down] = steps[event.key] ?? [0, 0];
    const step = isGrid ? across + down * perRow : across + down;
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? last : current + step;
    if (event.key === 'Escape') return onActive(null);
    if (next === current || !(event.key in steps || event.key === 'Home' || event.key === 'End')) return;
    event.preventDefault();
    if (next < 0 || next > last) return;
    setStop(next);
    const element = group.current?.children[next];
    if (element instanceof SVGElement) element.focus();
  }

  return (
    <g ref={group} data-targets onPointerLeave={() => onActive(null)}>
      {targets.map(({ mark, label, x, y, width, height }, at) => {
        const look = () => onActive(mark, { x: x + width / 2, y });
        return (
          <rect
            key={`${mark.point}-${mark.series ?? ''}`}
            role="img"
            aria-label={label}
            // Values are read with the keyboard too.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={at === current ? 0 : -1}
            x={x}
            y={y}
            width={Math.max(0, width)}
            height={Math.max(0, height)}
            className="fill-transparent focus-visible:outline-offset-0"
            onPointerEnter={look}
            onPointerDown={look}
            onFocus={() => {
              setStop(at);
              look();
            }}
            onBlur={() => onActive(null)}
            onKeyDown={move}
          />
        );
      })}
    </g>
  );
}
