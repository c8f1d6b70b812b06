import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { floored, type Figures, type Floored } from './figures.ts';

const floors = z.record(
  z.string(),
  z.record(z.string(), z.partialRecord(z.enum(floored), z.number().min(0).max(1))),
);
/** Least shares, by set (learn, held-out), then by area. */
export type Floors = z.output<typeof floors>;

/** What a figure may lose by chance before it fails: this share, or this many utterances in a small set. */
const margin = 0.01;
const utterancesOfMargin = 1.5;

const file = new URL('floor.json', import.meta.url);

export const readFloors = (): Floors => floors.parse(JSON.parse(readFileSync(file, 'utf8')));

export const writeFloors = (kept: Floors): void => writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);

export interface FloorCheck {
  /** How many figures were compared. */
  compared: number;
  /** Which figures lie below, in words. */
  below: string[];
}

/** Compares the figures of areas with their floors. A floor without a figure counts as below: the set has gone. */
export function compareWithFloors(
  kept: Floors[string],
  areas: ReadonlyMap<string, Figures>,
  absent: ReadonlySet<string> = new Set(),
): FloorCheck {
  const below: string[] = [];
  let compared = 0;
  for (const [area, least] of Object.entries(kept)) {
    if (absent.has(area)) continue;
    for (const name of floored) {
      const floor = least[name];
      if (floor === undefined) continue;
      compared++;
      const figure = areas.get(area)?.[name] ?? null;
      if (figure === null) below.push(`${area}, ${name}: nothing was measured, floor ${percent(floor)}`);
      else if (figure < floor) below.push(`${area}, ${name}: ${percent(figure)}, floor ${percent(floor)}`);
    }
  }
  return { compared, below };
}

/** Floors a margin below the figures. None comes down: that is an edit by hand, with its reason. */
export function raised(kept: Floors[string], areas: ReadonlyMap<string, Figures>): Floors[string] {
  const next: Floors[string] = { ...kept };
  for (const [area, figures] of areas) {
    const least: Partial<Record<Floored, number>> = { ...kept[area] };
    for (const name of floored) {
      const figure = figures[name];
      if (figure === null) continue;
      const slack = Math.max(margin, utterancesOfMargin / figures.utterances);
      const floor = Math.max(0, Math.floor((figure - slack) * 1000) / 1000);
      if (floor > 0) least[name] = Math.max(floor, least[name] ?? 0);
    }
    next[area] = least;
  }
  return next;
}

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
