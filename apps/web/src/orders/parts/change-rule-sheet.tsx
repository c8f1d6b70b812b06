import { useState } from 'react';
import type { FormEvent } from 'react';
import { listOrderRuleActions } from '@brandwright/contract/orders/list-order-rule-actions.ts';
import type { OrderRule } from '@brandwright/contract/orders/rules.ts';
import { updateOrderRule } from '@brandwright/contract/orders/update-order-rule.ts';
import { messageOf, refusedFields } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Load } from '#ui/load.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { changeInput, partsKey, ruleFaults, trialInput, valuesOfRule } from '../rule-form.ts';
import { RuleFields } from './rule-fields.tsx';
import { RuleTry } from './rule-try.tsx';

/** Edits a rule. A rule that catches or does something else can be on only after it was tried. */
export function ChangeRuleSheet({ rule, onClose }: { rule: OrderRule; onClose: () => void }) {
  const [values, setValues] = useState(() => valuesOfRule(rule));
  /** Key of the conditions and actions that were tried last. */
  const [tried, setTried] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const known = useOperation(listOrderRuleActions, {});
  const action = useAction(updateOrderRule, { onDone: onClose, failures: 'kept' });
  const refused = refusedFields(action.error);
  const faults: Record<string, string> = { ...refused, ...(isChecked ? ruleFaults(values) : {}) };
  const trial = trialInput(values);
  const key = partsKey(values);
  const mayBeOn = key === partsKey(valuesOfRule(rule)) || key === tried;
  const input = changeInput(rule, { ...values, enabled: values.enabled && mayBeOn });

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(ruleFaults(values)).length > 0) return;
    if (input === null) onClose();
    else void action.run(input);
  }

  return (
    <Sheet
      open
      onOpenChange={(next) => !next && !action.isRunning && onClose()}
      title={`Edit “${rule.name}”`}
      footer={
        <>
          <Button look="quiet" disabled={action.isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="changed-rule" look="accent" busy={action.isRunning}>
            Save rule
          </Button>
        </>
      }
    >
      <Load query={known} skeleton={<SkeletonText lines={8} />}>
        {(parts) => (
          <form id="changed-rule" noValidate onSubmit={submit} className="flex flex-col gap-7">
            <p className="text-sm text-ink-soft">
              Changes apply to new orders. Existing orders stay as they are.
            </p>
            <RuleFields parts={parts} values={values} setValues={setValues} faults={faults} />
            <RuleTry
              rule={{ id: rule.id, asChanged: true, ...trial }}
              isReady={trial !== null}
              onTried={() => setTried(key)}
            />
            <div className="flex flex-col gap-1 text-sm">
              <label htmlFor="changed-rule-on" className="flex items-center gap-2">
                <Checkbox
                  id="changed-rule-on"
                  checked={values.enabled && mayBeOn}
                  disabled={!mayBeOn}
                  aria-describedby={mayBeOn ? undefined : 'changed-rule-off'}
                  onCheckedChange={(checked) => setValues({ ...values, enabled: checked === true })}
                />
                {rule.enabled ? 'Keep it on' : 'Turn it on now'}
              </label>
              {!mayBeOn && (
                <p id="changed-rule-off" className="text-xs text-ink-soft">
                  Try the changed rule on past orders first. If you save without trying it, it’s turned off.
                </p>
              )}
            </div>
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
