import { useState } from 'react';
import type { FormEvent } from 'react';
import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { listOrderRuleActions } from '@brandwright/contract/orders/list-order-rule-actions.ts';
import { messageOf, refusedFields } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Load } from '#ui/load.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { emptyRule, ruleFaults, ruleInput, trialInput } from '../rule-form.ts';
import { RuleFields } from './rule-fields.tsx';
import { RuleTry } from './rule-try.tsx';

/** A rule put together from what the server says rules can test and do. */
export function RuleSheet({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState(emptyRule);
  const [isChecked, setChecked] = useState(false);
  const known = useOperation(listOrderRuleActions, {});
  const action = useAction(createOrderRule, { onDone: onClose });
  const refused = refusedFields(action.error);
  const trial = trialInput(values);
  const faults: Record<string, string> = { ...refused, ...(isChecked ? ruleFaults(values) : {}) };

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(ruleFaults(values)).length === 0) void action.run(ruleInput(values));
  }

  return (
    <Sheet
      open
      onOpenChange={(next) => !next && !action.isRunning && onClose()}
      title="New order rule"
      footer={
        <>
          <Button look="quiet" disabled={action.isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="order-rule" look="accent" busy={action.isRunning}>
            Create rule
          </Button>
        </>
      }
    >
      <Load query={known} skeleton={<SkeletonText lines={8} />}>
        {(parts) => (
          <form id="order-rule" noValidate onSubmit={submit} className="flex flex-col gap-7">
            <p className="text-sm text-ink-soft">
              It runs on every new order. Existing orders stay as they are.
            </p>
            <RuleFields
              parts={parts}
              values={values}
              setValues={setValues}
              faults={faults}
              nameHint="Optional. If left blank, it’s named after the conditions."
            />
            <RuleTry rule={trial ?? {}} isReady={trial !== null} />
            <label htmlFor="rule-on" className="flex items-center gap-2 text-sm">
              <Checkbox
                id="rule-on"
                checked={values.enabled}
                onCheckedChange={(checked) => setValues({ ...values, enabled: checked === true })}
              />
              Turn it on now
            </label>
            {action.error && Object.keys(refused).length === 0 && (
              <p role="alert" className="text-sm text-bad">
                {messageOf(action.error)}
              </p>
            )}
          </form>
        )}
      </Load>
    </Sheet>
  );
}
