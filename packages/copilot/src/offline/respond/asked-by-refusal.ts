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
  const question = call.outcome.details.find(({ message }) => message?.endsWith('?'));
  const fields = fieldsOf(operation);
  const field = fields.find(({ name }) => name === question?.path);
  if (!field || !question?.message || call.input[field.name] !== undefined) return null;
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
    question: question.message,
    choices: [],
  };
  return { asked, options };
}
