import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { listOrderRuleActions } from '@brandwright/contract/orders/list-order-rule-actions.ts';
import { Field, Input } from '#ui/input.tsx';
import type { RuleValues } from '../rule-form.ts';
import { RuleParts } from './rule-parts.tsx';

export interface RuleFieldsProps {
  /** The conditions and actions that the server offers. */
  parts: OutputOf<typeof listOrderRuleActions>;
  values: RuleValues;
  setValues: (values: RuleValues) => void;
  faults: Readonly<Record<string, string>>;
  nameHint?: string;
}

/** When a rule applies, what it does and what it is called. */
export function RuleFields({ parts, values, setValues, faults, nameHint }: RuleFieldsProps) {
  return (
    <>
      <RuleParts
        title="When all of these are true"
        addLabel="Add a condition"
        known={parts.conditions}
        chosen={values.conditions}
        onChange={(conditions) => setValues({ ...values, conditions })}
        faults={faults}
        fault={faults['conditions']}
      />
      <RuleParts
        title="Do this"
        addLabel="Add an action"
        known={parts.actions}
        chosen={values.actions}
        onChange={(actions) => setValues({ ...values, actions })}
        faults={faults}
        fault={faults['actions']}
      />
      <Field label="Name" hint={nameHint} error={faults['name']}>
        {(tie) => (
          <Input
            {...tie}
            maxLength={100}
            value={values.name}
            onChange={(event) => setValues({ ...values, name: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
