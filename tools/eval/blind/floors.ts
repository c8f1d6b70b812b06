import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { shareRight, type Figures } from './figures.ts';

const floors = z.record(
  z.string(),
  z.strictObject({
    /** The sample that the floor was set on: every Nth conversation. */
    every: z.int().min(1),
    /** The least share of turns that must be right. */
    right: z.number().min(0).max(1),
    /** The most turns of the sample that may change something nobody asked for. */
    unasked: z.int().min(0).default(0),
  }),
);
/** By file name. */
export type Floors = z.input<typeof floors>;

export const readFloors = (path: string): Floors => floors.parse(JSON.parse(readFileSync(path, 'utf8')));

/** The floors that are not met, in words. A floor without figures is not met: its file is gone. */
export function belowFloors(kept: Floors, figures: ReadonlyMap<string, Figures>): string[] {
  return Object.entries(kept).flatMap(([name, floor]) => {
    const measured = figures.get(name);
    const share = measured ? shareRight(measured) : null;
    if (share === null) return [`${name}: nothing was measured, floor ${percent(floor.right)}`];
    const most = floor.unasked ?? 0;
    const strays = measured?.strays ?? 0;
    return [
      ...(share < floor.right ? [`${name}: ${percent(share)}, floor ${percent(floor.right)}`] : []),
      ...(strays > most ? [`${name}: ${strays} changes nobody asked for, at most ${most}`] : []),
    ];
  });
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
