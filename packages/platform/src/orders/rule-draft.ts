import { OperationError } from '@brandwright/contract';
import { money } from '@brandwright/contract/orders/words.ts';
import type { RuleActions, RuleConditions } from './order-rules.ts';

/** Without the fields that are undefined, so that what is stored is what was given. */
function present<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
}

type Given = RuleConditions & RuleActions & { hold: boolean };

/** The conditions and actions of a rule as someone gives them. Errors: bad_input when either is missing. */
export function ruleDraft({ hold, holdReason, addNote, setShippingMethod, addTag, ...given }: Given) {
  const actions: RuleActions = present({
    holdReason: holdReason ?? (hold ? 'Held by a rule' : undefined),
    addNote,
    setShippingMethod,
    addTag,
  });
  const conditions: RuleConditions = present(given);
  if (Object.keys(conditions).length === 0)
    throw new OperationError(
      'bad_input',
      'For which orders? Give at least one condition, such as a total, a country or an item.',
    );
  if (Object.keys(actions).length === 0)
    throw new OperationError(
      'bad_input',
      'What should the rule do: hold, add a note, set the shipping method or add a tag?',
    );
  return { conditions, actions };
}

interface Parts {
  conditions: RuleConditions;
  actions: RuleActions;
}

/** What a change of a rule can name: conditions and actions that take the place of its own, and those that go. */
export interface RuleChange extends Partial<RuleConditions>, Partial<RuleActions> {
  hold: boolean;
  remove?: readonly string[];
}

/** Whether a change names any condition or action. */
export const changesParts = ({ hold, remove = [], ...parts }: RuleChange): boolean =>
  hold || remove.length > 0 || Object.values(parts).some((value) => value !== undefined);

/** Conditions and actions of a rule after a change. Errors: bad_input where no condition or action is left, or none fits both limits. */
export function draftAfter(before: Parts, { hold, remove = [], ...parts }: RuleChange): Parts {
  const left = Object.fromEntries(
    Object.entries({ ...before.conditions, ...before.actions }).filter(([part]) => !remove.includes(part)),
  );
  // "No longer hold" names the hold as well.
  const isHeld = hold && !remove.includes('holdReason');
  const { conditions, actions } = ruleDraft({ hold: isHeld, ...left, ...present(parts) });
  const { totalOverMinor, totalUnderMinor } = conditions;
  if (totalOverMinor !== undefined && totalUnderMinor !== undefined && totalOverMinor >= totalUnderMinor)
    throw new OperationError(
      'bad_input',
      `No order is both over ${money(totalOverMinor)} and under ${money(totalUnderMinor)}. Say which limit to remove.`,
    );
  return { conditions, actions };
}
