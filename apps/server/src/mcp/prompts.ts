import { OperationError, areas, findOperation, operations, type Area } from '@brandwright/contract';
import { areaWords } from '@brandwright/contract/copilot/suggestions/area-words.ts';
import { templatesOf } from '@brandwright/contract/copilot/suggestions/derive.ts';
import { isLeftOut } from '@brandwright/contract/copilot/suggestions/left-out.ts';
import {
  fillTemplate,
  type BlankKind,
  type QueryTemplate,
} from '@brandwright/contract/copilot/suggestions/template.ts';
import { mayCall, type Actor } from '@brandwright/platform';
import type { GetPromptResult, Prompt } from '@modelcontextprotocol/sdk/types.js';

/** A question is a starting point by itself when it is about a record or a product that the person names. */
const startingKinds: ReadonlySet<BlankKind> = new Set([
  'order',
  'customer',
  'supplier',
  'product',
  'assistant',
]);
const longestValue = 200;
/** Questions of an area that its starting point names. */
const mostQuestions = 12;

export interface StartingPoint extends Prompt {
  /** The kind of each argument, by its name. */
  kinds: ReadonlyMap<string, BlankKind>;
  operations: readonly string[];
  say: (values: readonly string[]) => string;
}

let all: readonly StartingPoint[] | undefined;

/** Where a person may start: an area with its ready questions, or one question with blanks. As in the partner, by what they may call. */
export function startingPoints(actor: Actor): readonly StartingPoint[] {
  all ??= derive(templatesOf(operations, isLeftOut));
  return all.filter((point) => point.operations.some((name) => mayCallNamed(name, actor)));
}

function mayCallNamed(name: string, actor: Actor): boolean {
  const declaration = findOperation(name);
  return declaration !== undefined && mayCall(declaration, actor);
}

function derive(templates: readonly QueryTemplate[]): StartingPoint[] {
  const questions = templates.filter(
    ({ onlyAsks, parts }) =>
      onlyAsks && parts.some(({ blank }) => blank !== null && startingKinds.has(blank)),
  );
  return [...areas.flatMap((area) => ofArea(area, templates)), ...firstOfEach(questions).map(ofQuestion)];
}

/** The first question of each operation. */
const firstOfEach = (templates: readonly QueryTemplate[]) =>
  templates.filter(
    ({ operation }, index) => templates.findIndex((other) => other.operation === operation) === index,
  );

function ofArea(area: Area, templates: readonly QueryTemplate[]): StartingPoint[] {
  const questions = firstOfEach(templates.filter((template) => template.area === area && template.onlyAsks));
  if (questions.length === 0) return [];
  const { label } = areaWords[area];
  const lines = questions.slice(0, mostQuestions).map(({ sentence }) => `- ${sentence}`);
  return [
    {
      name: `start_${area.replaceAll('-', '_')}`,
      title: label,
      description: `What can be asked and done about: ${label}.`,
      kinds: new Map(),
      operations: questions.map(({ operation }) => operation),
      say: () =>
        `Help me with this part of my brand in Brandwright: ${label}. People ask it for example:\n${lines.join('\n')}\n` +
        'Look at what is there now, tell me what matters, and ask me what I want to do.',
    },
  ];
}

function ofQuestion({ operation, title, sentence, parts }: QueryTemplate): StartingPoint {
  const kinds = new Map<string, BlankKind>();
  const args = parts.flatMap(({ blank, text }) => {
    if (blank === null) return [];
    const same = [...kinds.values()].filter((kind) => kind === blank).length;
    const name = same === 0 ? blank : `${blank}_${same + 1}`;
    kinds.set(name, blank);
    return [{ name, description: `For example: ${text}`, required: true }];
  });
  return {
    name: operation,
    title,
    description: `Asks, for example: ${sentence}`,
    arguments: args,
    kinds,
    operations: [operation],
    say: (values) => fillTemplate(parts, values),
  };
}

/** As it is listed. */
export const listed = ({ name, title, description, arguments: args }: StartingPoint): Prompt => ({
  name,
  title,
  description,
  ...(args ? { arguments: args } : {}),
});

/** The words of a prompt with its arguments in their places. Throws bad_input for one that is not there or lacks an argument. */
export function getPrompt(
  actor: Actor,
  name: string,
  given: Readonly<Record<string, string>> = {},
): GetPromptResult {
  const point = startingPoints(actor).find((one) => one.name === name);
  if (!point) throw new OperationError('bad_input', `There’s no prompt "${name.slice(0, 60)}".`);
  const values = [...point.kinds.keys()].map((argument) => valueOf(given, argument));
  return {
    description: point.description,
    messages: [{ role: 'user', content: { type: 'text', text: point.say(values) } }],
  };
}

/** One line, so that a value stays in its place in the sentence. */
function valueOf(given: Readonly<Record<string, string>>, argument: string): string {
  const value = (Object.hasOwn(given, argument) ? (given[argument] ?? '') : '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (value === '') throw new OperationError('bad_input', `Give the argument "${argument}".`);
  if (value.length > longestValue)
    throw new OperationError(
      'bad_input',
      `The argument "${argument}" can have at most ${longestValue} characters.`,
    );
  return value;
}
