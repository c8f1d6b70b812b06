import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Input } from '#ui/input.tsx';
import type { AssistantForm } from './assistant-form.ts';
import { leaveGroups, type LeaveChoice } from './leave-groups.ts';
import { Ticked } from './ticked.tsx';

export interface LeaveFieldsProps {
  form: AssistantForm;
  onChange: (change: Partial<AssistantForm>) => void;
}

/** What it may do: look everything up, or a list of its own; and what it may propose, each time for a person's yes. */
export function LeaveFields({ form, onChange }: LeaveFieldsProps) {
  const [words, setWords] = useState('');
  const groups = useMemo(() => leaveGroups(words), [words]);

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1 text-sm font-medium">What it can do</legend>
      <Ticked
        label="Look anything up"
        note="It can read what you can read, and it changes nothing."
        checked={!form.usesList}
        onChange={(checked) => onChange({ usesList: !checked })}
      />
      <div className="relative">
        <Search aria-hidden className="absolute top-2.5 left-3 size-4 text-ink-soft" />
        <Input
          type="search"
          aria-label="Search what it can do"
          placeholder="Search: cancel, tariff, stock…"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="pl-9"
        />
      </div>
      <p className="text-xs text-ink-soft">
        Anything that spends money, reaches someone outside or can’t be undone is only proposed. You decide
        each time.
      </p>
      <div className="max-h-80 overflow-y-auto rounded-lg border border-line">
        {groups.map((group) => (
          <section key={group.area} aria-label={group.label}>
            <h3 className="sticky top-0 bg-paper px-3 py-1.5 text-xs font-medium text-ink-soft">
              {group.label}
            </h3>
            <ul>
              {group.choices.map((choice) => (
                <LeaveLine key={choice.name} choice={choice} form={form} onChange={onChange} />
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p className="p-3 text-sm text-ink-soft">No matches. Try other words.</p>}
      </div>
    </fieldset>
  );
}

const without = (names: readonly string[], name: string) => names.filter((one) => one !== name);

function LeaveLine({ choice, form, onChange }: LeaveFieldsProps & { choice: LeaveChoice }) {
  const { name } = choice;
  const proposes = form.mayPropose.includes(name);
  const uses = form.usesList ? form.mayUse.includes(name) : choice.onlyLooks;

  function setUse(on: boolean) {
    // The first choice of one's own begins with that choice alone.
    const mayUse = on ? [...without(form.mayUse, name), name] : without(form.mayUse, name);
    onChange({ usesList: true, mayUse, mayPropose: on ? without(form.mayPropose, name) : form.mayPropose });
  }
  function setPropose(on: boolean) {
    onChange({
      mayPropose: on ? [...without(form.mayPropose, name), name] : without(form.mayPropose, name),
      mayUse: without(form.mayUse, name),
    });
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 px-3 py-2 text-sm">
      <div className="min-w-40 flex-1">
        <p>{choice.title}</p>
        <p className="text-xs text-ink-soft">{choice.does}</p>
      </div>
      <div className="flex gap-4 pt-0.5">
        {choice.leave === 'use' && (
          <Ticked
            label="Use"
            spoken={`${choice.title}: use`}
            checked={uses && !proposes}
            disabled={!form.usesList && choice.onlyLooks}
            onChange={setUse}
          />
        )}
        {!choice.onlyLooks && (
          <Ticked
            label="Propose"
            spoken={`${choice.title}: propose`}
            checked={proposes}
            onChange={setPropose}
          />
        )}
      </div>
    </li>
  );
}
