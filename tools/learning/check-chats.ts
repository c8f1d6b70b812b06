import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { fieldsOf, type FieldSpec } from '@brandwright/copilot/offline/fields.ts';
import { questionKinds } from './labels.ts';
import type { ChatTurn, Mark, Outcome } from './read-chats.ts';

const topics = new Set('thanks hello praise bye abilities start term identity smalltalk'.split(' '));

/** What is wrong with turns of chats, each with its file and line: operations, fields, values and kinds that there are not. */
export const faultsOfChats = (turns: readonly ChatTurn[]): string[] =>
  turns.flatMap((turn) =>
    [...faultsOfOutcome(turn.outcome), ...faultsOfMarks(turn)].map((fault) => `${turn.source}: ${fault}`),
  );

function faultsOfOutcome(outcome: Outcome): string[] {
  if (outcome.kind === 'about')
    return questionKinds.includes(outcome.question) ? [] : [`no kind of question is “${outcome.question}”`];
  if (outcome.kind === 'chat') return topics.has(outcome.topic) ? [] : [`no topic is “${outcome.topic}”`];
  const faults = operationsOf(outcome).flatMap((name) => {
    const operation: AnyDeclaration | undefined = findOperation(name);
    if (!operation) return [`no operation is “${name}”`];
    return operation.offered ? [] : [`${name} isn’t offered to the partner`];
  });
  return outcome.kind === 'ask' && fieldAt(outcome.operation, outcome.field) === undefined
    ? [...faults, `${outcome.operation} has no field ${outcome.field}`]
    : faults;
}

function faultsOfMarks({ say, marks, outcome }: ChatTurn): string[] {
  const unread = /[[\]]/.test(say) ? [`a mark can’t be read in “${say}”`] : [];
  const isFit =
    outcome.kind === 'about'
      ? ({ field }: Mark) => field === 'row' || field === 'what'
      : (mark: Mark) => operationsOf(outcome).some((name) => takes(name, mark));
  // What marks stand for in other outcomes is not learned.
  if (outcome.kind !== 'about' && operationsOf(outcome).length === 0) return unread;
  return [
    ...unread,
    ...marks.flatMap((mark) =>
      isFit(mark) ? [] : [`nothing takes ${mark.field}${mark.value === null ? '' : `=${mark.value}`}`],
    ),
  ];
}

function takes(operation: string, { field, value }: Mark): boolean {
  const spec = fieldAt(operation, field);
  if (!spec || value === null || spec.values.length === 0) return spec !== undefined;
  // A switch may be said to be off as well.
  return spec.values.includes(value) || (value === 'false' && spec.values.includes('true'));
}

/** A field by its path, `items.quantity`. */
function fieldAt(operation: string, path: string): FieldSpec | undefined {
  const declaration: AnyDeclaration | undefined = findOperation(operation);
  let among = declaration ? fieldsOf(declaration) : [];
  let found: FieldSpec | undefined;
  for (const name of path.split('.')) {
    found = among.find((field) => field.name === name);
    among = found?.fields ?? [];
  }
  return found;
}

function operationsOf(outcome: Outcome): readonly string[] {
  if (outcome.kind === 'request') return outcome.operations.map(({ name }) => name);
  if (outcome.kind === 'unclear') return outcome.operations;
  return 'operation' in outcome ? [outcome.operation] : [];
}
