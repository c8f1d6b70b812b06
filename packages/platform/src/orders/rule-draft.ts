import { OperationError } from '@brandwright/contract';
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
