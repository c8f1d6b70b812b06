import type { AnyDeclaration } from '@brandwright/contract';
import { conversation, type Reply } from './converse.ts';
import type { Phrasing, PhrasingList } from './phrasing.ts';
import { scenes } from './scenes.ts';

/** How a phrasing went. */
export interface Outcome {
  phrasing: Phrasing;
  operationRight: boolean;
  /** Null where there were no arguments to check. */
  argumentsRight: boolean | null;
  got: string;
}

export interface Figures {
  outcomes: readonly Outcome[];
  operation: number;
  arguments: number;
  outOfScope: number;
}

/** Says every phrasing to a fresh model and compares what it does first. Phrasings of operations not declared are left out. */
export async function measure(declarations: readonly AnyDeclaration[], list: PhrasingList): Promise<Figures> {
  const names = new Set(declarations.map((declaration) => declaration.name));
  const outcomes: Outcome[] = [];
  for (const phrasing of list) {
    if (phrasing.operation && !names.has(phrasing.operation.replace('?', ''))) continue;
    const talk = conversation(declarations);
    const scene = phrasing.scene ? scenes[phrasing.scene] : undefined;
    if (scene) talk.stand(scene);
    const reply = await talk.first(phrasing.say, { candidates: [...(phrasing.named ?? [])] });
    outcomes.push(judge(phrasing, reply));
  }
  const inScope = outcomes.filter((one) => one.phrasing.operation !== null);
  const withArguments = inScope.filter((one) => one.argumentsRight !== null);
  const outside = outcomes.filter((one) => one.phrasing.operation === null);
  return {
    outcomes,
    operation: share(inScope, (one) => one.operationRight),
    arguments: share(withArguments, (one) => one.argumentsRight === true),
    outOfScope: share(outside, (one) => one.operationRight),
  };
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 1 : items.filter(holds).length / items.length;
}

function judge(phrasing: Phrasing, reply: Reply): Outcome {
  const first = reply.calls[0];
  const got = first
    ? reply.calls.map((call) => `${call.operation} ${JSON.stringify(call.input)}`).join(' + ')
    : `“${reply.text.slice(0, 90)}”${reply.report.asked ? ` (asks for ${reply.report.asked.operation})` : ''}`;
  if (phrasing.operation === null)
    return { phrasing, operationRight: !first && !reply.report.asked, argumentsRight: null, got };
  if (phrasing.operation.startsWith('?'))
    return {
      phrasing,
      operationRight: !first && reply.report.asked?.operation === phrasing.operation.slice(1),
      argumentsRight: null,
      got,
    };
  const operationRight = first?.operation === phrasing.operation;
  if (!phrasing.input) return { phrasing, operationRight, argumentsRight: null, got };
  const wanted = Array.isArray(phrasing.input)
    ? (phrasing.input as readonly Record<string, unknown>[])
    : [phrasing.input as Record<string, unknown>];
  const argumentsRight =
    operationRight &&
    wanted.length === reply.calls.length &&
    wanted.every((input, at) => holds(input, reply.calls[at]?.input ?? {}));
  return { phrasing, operationRight, argumentsRight, got };
}

function holds(wanted: Readonly<Record<string, unknown>>, got: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(wanted).every(([name, value]) => same(value, got[name]));
}

/** Words are compared without case and plural. */
function same(wanted: unknown, got: unknown): boolean {
  if (typeof wanted === 'string' && typeof got === 'string') return plain(wanted) === plain(got);
  return JSON.stringify(wanted) === JSON.stringify(got);
}
const plain = (text: string) => text.toLowerCase().replace(/s\b/g, '').trim();
