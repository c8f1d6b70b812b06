import { useId } from 'react';
import type { draftFactoryMessage } from '@brandwright/contract/sourcing/outreach/draft-factory-message.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { formatDay } from '#ui/format.ts';

type Factory = OutputOf<typeof draftFactoryMessage>['factories'][number];

export interface FactoryChoiceProps {
  factories: readonly Factory[];
  /** Ids of those that are not written to. */
  out: ReadonlySet<string>;
  onChange: (out: ReadonlySet<string>) => void;
  disabled?: boolean;
}

const ways = {
  INBOX: 'in the inbox',
  MAIL: 'by email',
  OPERATOR: 'through our team, no email on file',
} as const;

/** Which factories are written to, how each is reached, and which have the brief already. */
export function FactoryChoice({ factories, out, onChange, disabled }: FactoryChoiceProps) {
  const id = useId();
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-1">
      <legend className="pb-1.5 text-sm font-medium">Factories</legend>
      {factories.map((factory) => (
        <div key={factory.supplierId} className="flex items-start gap-2.5 py-1">
          <Checkbox
            id={`${id}-${factory.supplierId}`}
            className="mt-0.5"
            checked={!out.has(factory.supplierId)}
            onCheckedChange={() => onChange(toggled(out, factory.supplierId))}
          />
          <label htmlFor={`${id}-${factory.supplierId}`} className="min-w-0 text-sm">
            <span className="font-medium">{factory.name}</span>
            <span className="text-ink-soft">
              {factory.countryName && `, ${factory.countryName}`}, {ways[factory.channel]}
            </span>
            {factory.sentAt !== null && (
              <span className="block text-xs text-warn">
                Sent this brief on {formatDay(factory.sentAt)}. Select it to send it again.
              </span>
            )}
          </label>
        </div>
      ))}
    </fieldset>
  );
}

function toggled(out: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(out);
  if (!next.delete(id)) next.add(id);
  return next;
}
