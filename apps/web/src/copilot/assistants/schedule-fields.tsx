import { weekdays, type AssistantSchedule } from '@brandwright/contract/copilot/assistants/schedule.ts';
import { Chip } from '#ui/badge.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { TimeZoneSelect } from './time-zone-select.tsx';
import type { AssistantForm } from './assistant-form.ts';

const rhythms: readonly { value: AssistantSchedule['every']; label: string }[] = [
  { value: 'DAY', label: 'Every day' },
  { value: 'WEEK', label: 'On certain days' },
  { value: 'HOURS', label: 'Every few hours' },
  { value: 'NEVER', label: 'Only when asked' },
];

const hourChoices = ['1', '2', '3', '4', '6', '8', '12'] as const;

export interface ScheduleFieldsProps {
  form: AssistantForm;
  onChange: (change: Partial<AssistantForm>) => void;
  fault: string | undefined;
}

/** When it runs: the rhythm, then only what that rhythm needs. */
export function ScheduleFields({ form, onChange, fault }: ScheduleFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <Field label="Runs" error={fault}>
        {(tie) => (
          <Select {...tie} value={form.every} onChange={(every) => onChange({ every })} options={rhythms} />
        )}
      </Field>
      {form.every === 'WEEK' && (
        <div role="group" aria-label="Days" className="flex flex-wrap gap-1.5">
          {weekdays.map((day) => {
            const isOn = form.on.includes(day);
            const on = isOn ? form.on.filter((one) => one !== day) : [...form.on, day];
            return (
              <Chip key={day} pressed={isOn} onClick={() => onChange({ on })}>
                {day.charAt(0) + day.slice(1, 3).toLowerCase()}
              </Chip>
            );
          })}
        </div>
      )}
      {form.every !== 'NEVER' && (
        <div className="grid gap-4 sm:grid-cols-2">
          {form.every === 'HOURS' && (
            <Field label="Hours between runs">
              {(tie) => (
                <Select
                  {...tie}
                  value={String(form.hours)}
                  onChange={(hours) => onChange({ hours: Number(hours) })}
                  options={[...new Set([...hourChoices, String(form.hours)])].map((value) => ({
                    value,
                    label: value,
                  }))}
                />
              )}
            </Field>
          )}
          <Field label={form.every === 'HOURS' ? 'Starting at' : 'At'}>
            {(tie) => (
              <Input
                {...tie}
                type="time"
                value={form.at}
                onChange={(event) => onChange({ at: event.target.value })}
              />
            )}
          </Field>
          <Field label="Time zone">
            {(tie) => (
              <TimeZoneSelect
                {...tie}
                value={form.timeZone}
                onChange={(timeZone) => onChange({ timeZone })}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}
