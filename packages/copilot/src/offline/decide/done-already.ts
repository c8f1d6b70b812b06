import type { Reading } from '../ground/reading.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { Decision } from './decision.ts';
import { optionOf } from './option.ts';

/** A change of the last figure, and no wish for more of the same. */
const corrects =
  /\b(?:make (?:it|that|them)|actually|instead|rather|sorry|meant|mean|no|nope|not|oops|wait|hang on|hold on)\b/i;
const adds = /\b(?:another|more|too|also|as well|again|on top|extra|next)\b/i;

/** Fields whose figure comes on top of what was done before. */
const onTop = /^(?:quantity|add|remove)$/;

/**
 * "Make that 30", after 40 mugs were moved: moved once more they would be 70. Both ways are offered: to take the last change back, and to do
 * this besides. Null for what nothing like it was done before, or what is said to come on top.
 */
export function doneAlready(
  reading: Reading,
  text: string,
  { calls: [last] }: DialogueState,
  { find }: Pick<GroundingServices, 'find'>,
): Decision | null {
  const { operation, relation, filling } = reading;
  if (makesAnother(reading, last, text)) return bothWays(reading, find);
  const figure = Object.entries(filling.input).find(
    ([name, value]) => onTop.test(name) && typeof value === 'number',
  );
  const undo = find('undo_change');
  if (!figure || !undo || relation !== 'again' || !operation.undoable) return null;
  if (last?.operation !== operation.name || last.outcome?.ok !== true) return null;
  if (typeof last.input[figure[0]] !== 'number' || !corrects.test(text) || adds.test(text)) return null;
  return bothWays(reading, find);
}

type Find = Pick<GroundingServices, 'find'>['find'];

function bothWays(reading: Reading, find: Find): Decision | null {
  const undo = find('undo_change');
  if (!undo) return null;
  return {
    kind: 'options',
    options: [{ operation: undo.name, input: {}, label: undo.title }, optionOf(reading)],
    question: 'That’s already done, and this would be on top of it. Undo the first one, or do both?',
  };
}

/** "Eh make it 14", right after a product was added: made once more under the same name there would be two. */
function makesAnother(
  { operation, relation, filling }: Reading,
  last: DialogueState['calls'][number] | undefined,
  text: string,
): boolean {
  if (!operation.name.startsWith('create_') || relation !== 'again' || adds.test(text)) return false;
  if (last?.operation !== operation.name || last.outcome?.ok !== true) return false;
  const name = ['title', 'name'].find((field) => typeof filling.input[field] === 'string');
  return name !== undefined && filling.input[name] === last.input[name];
}
