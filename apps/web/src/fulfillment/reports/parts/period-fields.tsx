import { serverNowMs } from '#api/server-clock.ts';
import { DayField } from '#ui/day-field.tsx';
import { Select } from '#ui/select.tsx';
import { namedPeriods, type Days } from '../report-address.ts';

const custom = 'custom';

/** The days of a report: one of a few periods, or any two days. */
export function PeriodFields({
  value,
  onChange,
}: {
  value: Partial<Days>;
  onChange: (days: { from: string | null; to: string | null }) => void;
}) {
  const periods = namedPeriods(serverNowMs());
  const [usual] = periods;
  const from = value.from ?? (value.to === undefined ? usual.from : undefined);
  const to = value.to ?? usual.to;
  const named = periods.find((one) => one.from === from && one.to === to);
  return (
    <>
      <Select
        aria-label="Period"
        className="w-auto min-w-36 flex-1 sm:w-40 sm:flex-none"
        value={named?.value ?? custom}
        onChange={(next) => {
          const chosen = periods.find((one) => one.value === next);
          if (chosen)
            onChange(chosen === usual ? { from: null, to: null } : { from: chosen.from, to: chosen.to });
        }}
        options={[...periods, ...(named ? [] : [{ value: custom, label: 'Other days' }])]}
      />
      <DayField label="From" value={from} max={to} onChange={(day) => onChange({ from: day, to })} />
      <DayField
        label="To"
        value={to}
        min={from}
        onChange={(day) => onChange({ from: from ?? null, to: day })}
      />
    </>
  );
}
