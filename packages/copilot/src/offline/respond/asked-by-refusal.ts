import type { AnyDeclaration } from '@brandwright/contract';
import { fieldsOf } from '../fields.ts';
import type { PastCall } from '../ground/conversation/conversation.ts';
import type { AskedQuestion, OfferedOption } from '../ground/conversation/turn-context.ts';

interface AskedByRefusal {
  asked: AskedQuestion;
  options: OfferedOption[];
}

/**
 * A call that was refused with a question for a field that it lacks ("Which product do the gift boxes go to?") is a question of the
 * partner: the next message may be its answer, and the call goes on. What may be said in place of it is offered.
 */
export function askedByRefusal(
  calls: readonly PastCall[],
  find: (name: string) => AnyDeclaration | undefined,
): AskedByRefusal | null {
  const [call, second] = calls;
  const operation = call && find(call.operation);
  if (!call || !operation || second || call.outcome?.ok !== false || call.outcome.code !== 'bad_input')
    return null;
  const { details } = call.outcome;
  const fields = fieldsOf(operation);
  const [only, ...more] = details;
  const asking =
    details.find(({ message }) => message?.endsWith('?')) ?? (more.length === 0 ? only : undefined);
  const field = fields.find(({ name }) => name === asking?.path);
  // "Enter the address of your product pages": what is asked for so has a question of its own in the declaration.
  const question = asking?.message?.endsWith('?') ? asking.message : field?.meta.question;
  if (!field || !question || call.input[field.name] !== undefined) return null;
  const { title, name } = operation;
  const options = fields.flatMap((flag): OfferedOption[] => {
    const said = flag.meta.valueWords?.['true']?.[0];
    if (flag.meta.insteadOf !== field.name || said === undefined) return [];
    return [{ operation: name, input: { ...call.input, [flag.name]: true }, label: `${title}: ${said}` }];
  });
  const asked = {
    operation: name,
    input: call.input,
    field: field.name,
    question,
    choices: [],
  };
  return { asked, options };
}
