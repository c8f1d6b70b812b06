import type { LayerChange } from '@brandwright/contract/tariffs/layer-change.ts';
import type { DutyChange } from '@brandwright/contract/tariffs/duty-watch.ts';
import type { CountryDuty, TariffLayer } from '@brandwright/contract/tariffs/tariff-answer.ts';

/** How far back and ahead a change of duty is worth telling, in days. */
export const daysBack = 30;
export const daysAhead = 60;

interface Dated {
  from: string | null;
  to: string | null;
}

/** The day so many days after a day, YYYY-MM-DD. */
export function nextDay(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The days within a span on which a layer begins, or is over for the first time; earliest first, each once. */
export function daysOfChange(layers: readonly Dated[], first: string, last: string): string[] {
  const days = layers.flatMap(({ from, to }) => [
    ...(from === null ? [] : [from]),
    ...(to === null ? [] : [nextDay(to, 1)]),
  ]);
  return [...new Set(days)].filter((day) => day >= first && day <= last).toSorted();
}

/** Layers that count on one side only, or on both with another rate. */
export function layerChanges(before: readonly TariffLayer[], after: readonly TariffLayer[]): LayerChange[] {
  const counted = (layers: readonly TariffLayer[]) =>
    new Map(
      layers.filter(({ applies }) => applies === true).map((layer) => [layer.authority, layer] as const),
    );
  const [was, is] = [counted(before), counted(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((authority): LayerChange[] => {
    const [old, now] = [was.get(authority), is.get(authority)];
    const title = (now ?? old)?.title ?? '';
    const [beforePercent, afterPercent] = [old?.ratePercent ?? null, now?.ratePercent ?? null];
    if (old && now)
      return beforePercent === afterPercent
        ? []
        : [{ authority, title, change: 'CHANGES', beforePercent, afterPercent }];
    // A layer of nothing begins and ends unnoticed.
    if ((now ?? old)?.ratePercent === 0) return [];
    return [{ authority, title, change: now ? 'BEGINS' : 'ENDS', beforePercent, afterPercent }];
  });
}

/** The days around today on which the duty of one line from one country changes. `on` reckons it for a day. */
export function dutyChangesAround(today: string, on: (day: string) => CountryDuty): DutyChange[] {
  const [from, to] = [nextDay(today, -daysBack), nextDay(today, daysAhead)];
  const days = daysOfChange(
    [from, today, to].flatMap((day) => on(day).layers),
    from,
    to,
  );
  return days.flatMap((day): DutyChange[] => {
    const [before, after] = [on(nextDay(day, -1)), on(day)];
    const changes = layerChanges(before.layers, after.layers);
    const isSame = before.totalRatePercent === after.totalRatePercent;
    if (changes.length === 0 && isSame) return [];
    return [
      {
        day,
        beforePercent: before.totalRatePercent,
        afterPercent: after.totalRatePercent,
        layerChanges: changes,
        isAhead: day > today,
      },
    ];
  });
}
