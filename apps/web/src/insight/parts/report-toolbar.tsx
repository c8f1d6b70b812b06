import type { ReportDeclaration } from '@brandwright/contract/insight/report.ts';
import { grain, grainLabels } from '@brandwright/contract/insight/report-result.ts';
import { orderOrigin, originLabels } from '@brandwright/contract/orders/enums.ts';
import { useState } from 'react';
import { serverNowMs } from '#api/server-clock.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import type { QueryChange } from '#routes/use-query-state.ts';
import { DayField } from '#ui/day-field.tsx';
import { Select } from '#ui/select.tsx';
import { presetLabels, presets, usualWords, type Preset, type ReportAsk } from '../report-address.ts';

const usual = 'usual';
const own = 'own';
type Choice = Preset | typeof usual | typeof own;

/** The days, the channel and the grouping of a report. */
export function ReportToolbar({
  report,
  ask,
  shown,
  onChange,
}: {
  report: Pick<ReportDeclaration, 'usual' | 'hasGrain'>;
  ask: ReportAsk;
  /** The days that are shown, with which own ones begin. */
  shown: { from: string; to: string } | undefined;
  onChange: (change: QueryChange) => void;
}) {
  const hasOwn = ask.from !== undefined || ask.to !== undefined;
  const [isOwn, setOwn] = useState(false);
  const choice: Choice = hasOwn || isOwn ? own : (ask.preset ?? usual);
  const today = new Date(serverNowMs()).toISOString().slice(0, 10);
  const name = usualWords(report.usual);

  function choose(next: Choice) {
    setOwn(next === own);
    if (next === own) onChange({ period: null, from: shown?.from ?? null, to: shown?.to ?? null });
    else onChange({ period: next === usual ? null : next, from: null, to: null });
  }

  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Select<Choice>
        aria-label="Period"
        className="w-auto min-w-40 flex-1 sm:w-44 sm:flex-none"
        value={choice}
        onChange={choose}
        options={[
          { value: usual, label: name },
          ...presets
            .filter((preset) => presetLabels[preset] !== name)
            .map((preset) => ({ value: preset, label: presetLabels[preset] })),
          { value: own, label: 'Custom dates' },
        ]}
      />
      {choice === own && (
        <>
          <DayField
            label="From"
            value={ask.from}
            max={ask.to ?? today}
            onChange={(from) => onChange({ from })}
          />
          <DayField
            label="To"
            value={ask.to}
            min={ask.from}
            max={today}
            onChange={(to) => onChange({ to })}
          />
        </>
      )}
      {report.hasGrain && (
        <FilterSelect
          label="Grouping"
          anyLabel="Auto grouping"
          value={ask.grain}
          onChange={(next) => onChange({ grain: next })}
          options={grain.options.map((value) => ({ value, label: grainLabels[value] }))}
        />
      )}
      <FilterSelect
        label="Channel"
        anyLabel="All channels"
        value={ask.channel}
        onChange={(channel) => onChange({ channel })}
        options={orderOrigin.options.map((value) => ({ value, label: originLabels[value] }))}
      />
    </div>
  );
}
