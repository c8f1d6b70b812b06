import { effectsThatAsk } from '@brandwright/contract';
import { fieldsOf } from '../fields.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { OfferedOption } from '../ground/conversation/turn-context.ts';

/**
 * "Ok, do it", after a look at what a change would cost: the changes that take what was looked at, each of which asks first. Empty where
 * the latest result is no such look.
 */
export function changesLookedAt(
  { results: [look] }: DialogueState,
  { find }: Pick<GroundingServices, 'find'>,
): OfferedOption[] {
  if (!look || !/^(?:preview|quote)_/.test(look.operation.name)) return [];
  return (look.operation.related ?? []).flatMap((name): OfferedOption[] => {
    const change = find(name);
    if (!change || !effectsThatAsk.has(change.effect)) return [];
    const shared = fieldsOf(change).filter((field) => look.input[field.name] !== undefined);
    const input = Object.fromEntries(shared.map((field) => [field.name, look.input[field.name]]));
    if (shared.length === 0 || !change.input.safeParse(input).success) return [];
    return [{ operation: name, input, label: change.title }];
  });
}
