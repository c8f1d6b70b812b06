import {
  failuresUntilPause,
  type AssistantRunStatus,
} from '@brandwright/contract/copilot/assistants/entities.ts';
import { weekdays, type AssistantSchedule } from '@brandwright/contract/copilot/assistants/schedule.ts';
import { addDays, instantOf, wallTimeOf, type WallTime } from './zoned-time.ts';

/** What may follow what in a run. */
export const runTransitions: Readonly<Record<AssistantRunStatus, readonly AssistantRunStatus[]>> = {
  QUEUED: ['RUNNING', 'FAILED'],
  RUNNING: ['DONE', 'FAILED'],
  DONE: [],
  FAILED: [],
};

const hourMs = 3_600_000;
/** A day of the wall clock has at most 25 hours, so a run every hour needs no more steps than these. */
const mostSteps = 26;

/** The first instant after `after` at which the schedule is due by the wall clock of the zone; null for NEVER. */
export function nextRun(schedule: AssistantSchedule, timeZone: string, after: Date): Date | null {
  if (schedule.every === 'NEVER') return null;
  const today = atTime(wallTimeOf(after, timeZone), schedule.at);
  for (let ahead = -1; ahead <= 8; ahead += 1) {
    const wall = addDays(today, ahead);
    if (schedule.every === 'WEEK' && !schedule.on.includes(weekdayOf(wall))) continue;
    const first = instantOf(wall, timeZone);
    if (schedule.every !== 'HOURS') {
      if (first > after) return first;
      continue;
    }
    // Counted from the day's first run to the next day's, which begins the count anew.
    const end = instantOf(addDays(wall, 1), timeZone);
    for (let step = 0; step < mostSteps; step += 1) {
      const due = new Date(first.getTime() + step * schedule.hours * hourMs);
      if (due >= end) break;
      if (due > after) return due;
    }
  }
  throw new Error('A schedule is due within nine days.');
}

function atTime(wall: WallTime, at: string): WallTime {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  return { ...wall, hour, minute };
}

function weekdayOf({ year, month, day }: WallTime) {
  // Sunday is 0 for Date and last here.
  const index = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return weekdays[index] ?? 'MONDAY';
}

/** Minutes until a failed run is tried again, by how often it has failed in a row. */
const retryMinutes = [5, 20] as const;

/** What follows a run that failed for the `failures`th time in a row. */
export function afterFailure(
  failures: number,
  now: Date,
  nextScheduled: Date | null,
): { kind: 'pause' } | { kind: 'retry'; at: Date } | { kind: 'wait'; at: Date | null } {
  if (failures >= failuresUntilPause) return { kind: 'pause' };
  const minutes = retryMinutes[failures - 1] ?? 60;
  const at = new Date(now.getTime() + minutes * 60_000);
  return nextScheduled !== null && nextScheduled <= at
    ? { kind: 'wait', at: nextScheduled }
    : { kind: 'retry', at };
}

/** Time zones of stores by the country they are in, for schedules said without one: that of its largest city. */
const zoneOfCountry: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  MX: 'America/Mexico_City',
  BR: 'America/Sao_Paulo',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  IT: 'Europe/Rome',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  SE: 'Europe/Stockholm',
  DK: 'Europe/Copenhagen',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  GR: 'Europe/Athens',
  TR: 'Europe/Istanbul',
  AE: 'Asia/Dubai',
  IN: 'Asia/Kolkata',
  SG: 'Asia/Singapore',
  HK: 'Asia/Hong_Kong',
  CN: 'Asia/Shanghai',
  VN: 'Asia/Ho_Chi_Minh',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  ZA: 'Africa/Johannesburg',
};

/** The zone that a store's country stands for; UTC where that is not known. */
export const timeZoneOf = (country: string | null): string =>
  (country === null ? undefined : zoneOfCountry[country]) ?? 'UTC';
