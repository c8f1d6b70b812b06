import { Plus, X } from 'lucide-react';
import { Button, IconButton } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Menu } from '#ui/menu.tsx';
import { Select } from '#ui/select.tsx';
import { isRuleField, ruleControls } from '../rule-form.ts';
import type { RuleControl, RuleField } from '../rule-form.ts';
import { CountrySelect, StateField } from './country-select.tsx';

type Part = { field: RuleField; value: string };

export interface RulePartsProps {
  title: string;
  addLabel: string;
  /** What the server offers. */
  known: readonly { field: string; label: string }[];
  chosen: readonly Part[];
  onChange: (chosen: Part[]) => void;
  faults: Readonly<Record<string, string>>;
  /** That none was chosen. */
  fault: string | undefined;
}

/** The conditions, or the actions, of a rule: each once, added from a menu. */
export function RuleParts({ title, addLabel, known, chosen, onChange, faults, fault }: RulePartsProps) {
  const left = known.filter((one) => !chosen.some((part) => part.field === one.field));
  const entries = left.flatMap(({ field, label }) =>
    isRuleField(field)
      ? [{ label, onSelect: () => onChange([...chosen, { field, value: startOf(ruleControls[field]) }]) }]
      : [],
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 w-full border-b border-line pb-1.5 text-sm font-semibold">{title}</legend>
      {chosen.map((part) => (
        <div key={part.field} className="flex items-start gap-2">
          <Field label={ruleControls[part.field].words} error={faults[part.field]} className="flex-1">
            {(tie) => (
              <PartControl
                tie={tie}
                control={ruleControls[part.field]}
                value={part.value}
                onChange={(value) =>
                  onChange(chosen.map((other) => (other.field === part.field ? { ...other, value } : other)))
                }
              />
            )}
          </Field>
          <IconButton
            label={`Remove: ${ruleControls[part.field].words}`}
            className="mt-6.5"
            onClick={() => onChange(chosen.filter((other) => other.field !== part.field))}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      {entries.length > 0 && (
        <Menu
          align="start"
          entries={entries}
          trigger={
            <Button size="small" className="self-start">
              <Plus aria-hidden />
              {addLabel}
            </Button>
          }
        />
      )}
      {fault && (
        <p role="alert" className="text-xs text-bad">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function startOf(control: RuleControl): string {
  if (control.kind === 'choice') return control.options[0]?.value ?? '';
  if (control.kind === 'country') return 'US';
  return control.kind === 'text' ? (control.usual ?? '') : '';
}

interface PartControlProps {
  tie: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
  control: RuleControl;
  value: string;
  onChange: (value: string) => void;
}

function PartControl({ tie, control, value, onChange }: PartControlProps) {
  if (control.kind === 'choice')
    return <Select {...tie} value={value} onChange={onChange} options={control.options} />;
  if (control.kind === 'country') return <CountrySelect {...tie} value={value} onChange={onChange} />;
  if (control.kind === 'state') return <StateField {...tie} country="US" value={value} onChange={onChange} />;
  return (
    <Input
      {...tie}
      autoFocus
      type={control.kind === 'email' ? 'email' : 'text'}
      inputMode={control.kind === 'money' ? 'decimal' : control.kind === 'units' ? 'numeric' : undefined}
      placeholder={control.kind === 'money' ? '$' : undefined}
      maxLength={control.kind === 'text' ? control.max : 200}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
