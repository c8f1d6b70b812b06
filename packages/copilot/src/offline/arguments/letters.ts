import type { AnyDeclaration } from '@brandwright/contract';
import { isTextField, readSaidText } from './texts.ts';
import { fieldsOf } from './fields.ts';
import type { AskedQuestion } from '../turn/turn-context.ts';
import { repairSpelling, type Vocabulary } from '../words/spelling.ts';

/** Whether the last question asked for words to be written down: then the answer is kept as it was said. */
export function asksForText(
  asked: AskedQuestion | null,
  find: (name: string) => AnyDeclaration | undefined,
): boolean {
  const declaration = asked ? find(asked.operation) : undefined;
  const field = declaration && fieldsOf(declaration).find((one) => one.name === asked?.field);
  return field !== undefined && isTextField(field);
}

/** Repairs what is asked; what is to be written down stays as it was said. */
export function repairOutsideTexts(
  message: string,
  vocabulary: Vocabulary,
  names: readonly string[],
): string {
  const said = readSaidText(message);
  if (said?.kind !== 'text') return repairSpelling(message, vocabulary, names);
  const repair = (part: string) => repairSpelling(part, vocabulary, names);
  return (
    repair(message.slice(0, said.start)) +
    message.slice(said.start, said.end) +
    repair(message.slice(said.end))
  );
}
