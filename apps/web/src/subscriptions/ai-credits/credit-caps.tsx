import { useState } from 'react';
import { removeAiCreditCap } from '@brandwright/contract/subscriptions/ai-credits/remove-ai-credit-cap.ts';
import { setAiCreditCap } from '@brandwright/contract/subscriptions/ai-credits/set-ai-credit-cap.ts';
import type { CreditCap } from '@brandwright/contract/subscriptions/ai-credits/entities.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { formatNumber } from '#ui/format.ts';
import { Section } from '#ui/section.tsx';
import { CapDialog } from './cap-dialog.tsx';

const nameOf = ({ assistantName }: CreditCap) => assistantName ?? 'The whole store';

/** The most that may be spent in a month. The owner sets them; everyone sees them. */
export function CreditCaps({ caps }: { caps: readonly CreditCap[] }) {
  const store = useStoreProfile().data;
  const mayCap = store !== undefined && mayCall(setAiCreditCap, store);
  const [editing, setEditing] = useState<CreditCap | 'new' | null>(null);
  const remove = useAction(removeAiCreditCap);
  return (
    <Section
      title="Caps"
      note="Anything that would exceed a cap is stopped before it’s made, and nothing is charged."
      actions={mayCap && <Button onClick={() => setEditing('new')}>Set a cap</Button>}
    >
      {caps.length === 0 ? (
        <p className="text-sm text-ink-soft">No caps. The plan’s credits are the only limit.</p>
      ) : (
        <ul aria-label="Caps" className="divide-y divide-line">
          {caps.map((cap) => (
            <li
              key={cap.assistantId ?? 'store'}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 text-sm"
            >
              <p className="min-w-0 flex-1 wrap-anywhere">
                <span className="font-medium">{nameOf(cap)}</span>{' '}
                <span className="figures text-ink-soft">
                  {formatNumber(cap.spent)} of {formatNumber(cap.atMost)} this month
                </span>
              </p>
              {mayCap && (
                <span className="flex gap-2">
                  <Button
                    size="small"
                    aria-label={`Change the cap: ${nameOf(cap)}`}
                    onClick={() => setEditing(cap)}
                  >
                    Change
                  </Button>
                  <Button
                    size="small"
                    look="quiet"
                    aria-label={`Remove the cap: ${nameOf(cap)}`}
                    busy={remove.isRunning}
                    onClick={() =>
                      void remove.run(cap.assistantId === null ? {} : { assistant: cap.assistantId })
                    }
                  >
                    Remove
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {!mayCap && store && (
        <p role="note" className="text-sm text-ink-soft">
          Only the store’s owner can set caps.
        </p>
      )}
      {editing && <CapDialog cap={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </Section>
  );
}
