import { returnReason, returnReasonLabels } from '@brandwright/contract/returns/enums.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Field } from '#ui/input.tsx';
import type { ReturnableLine, ReturnDraft } from '../return-draft.ts';

const mostListed = 200;

/** Which items come back, how many of each, and why. */
export function ChooseReturnLines({
  lines,
  draft,
  onDraft,
}: {
  lines: readonly ReturnableLine[];
  draft: ReturnDraft;
  onDraft: (draft: ReturnDraft) => void;
}) {
  return (
    <ul aria-label="Items" className="flex flex-col gap-4">
      {lines.map((line) => {
        const chosen = draft[line.lineItemId] ?? { units: 0, reason: 'CHANGED_MIND' as const };
        const change = (next: Partial<typeof chosen>) =>
          onDraft({ ...draft, [line.lineItemId]: { ...chosen, ...next } });
        const name = line.variant ? `${line.title} (${line.variant})` : line.title;
        return (
          <li
            key={line.lineItemId}
            className="grid gap-3 border-b border-line pb-4 last:border-b-0 sm:grid-cols-2"
          >
            {line.returnable === 0 ? (
              <p className="text-sm text-ink-soft sm:col-span-2">
                <span className="font-medium text-ink">{name}</span>
                <br />
                Already returned or refunded.
              </p>
            ) : (
              <>
                <Field label={name}>
                  {(tie) => (
                    <NativeSelect
                      {...tie}
                      value={chosen.units}
                      onChange={(event) => change({ units: Number(event.target.value) })}
                    >
                      {Array.from({ length: Math.min(line.returnable, mostListed) + 1 }, (_none, units) => (
                        <option key={units} value={units}>
                          {units === 0 ? 'Not returning' : `${units} of ${line.returnable}`}
                        </option>
                      ))}
                    </NativeSelect>
                  )}
                </Field>
                {chosen.units > 0 && (
                  <Field label="Reason">
                    {(tie) => (
                      <NativeSelect
                        {...tie}
                        value={chosen.reason}
                        onChange={(event) => change({ reason: returnReason.parse(event.target.value) })}
                      >
                        {returnReason.options.map((value) => (
                          <option key={value} value={value}>
                            {returnReasonLabels[value]}
                          </option>
                        ))}
                      </NativeSelect>
                    )}
                  </Field>
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
