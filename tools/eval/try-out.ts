import { effectsThatAsk, findOperation, metaOf, unwrap, type AnyDeclaration } from '@brandwright/contract';
import { groundingServices } from '@brandwright/copilot/turn/grounding.ts';
import type {
  AskedQuestion,
  PendingInView,
  TurnReport,
} from '@brandwright/copilot/offline/ground/conversation/turn-context.ts';
import { createRouter } from '@brandwright/copilot/tools/routing.ts';
import { conversation } from '@brandwright/copilot/testing/converse.ts';
import { forModel } from '@brandwright/copilot/context/untrusted.ts';
import type { Caller, Kernel, RecordCandidate } from '@brandwright/platform';
import { z } from 'zod';
import { frozenInstant } from '../local-server/start-server.ts';
import { judge, type Move, type Verdict } from './judge.ts';
import { operationsOf, type Earlier, type Utterance } from './utterances.ts';

/** How one utterance went. */
export interface Tried {
  utterance: Utterance;
  verdict: Verdict;
  /** Whether the first eight operations that routing retrieves hold a right one; null where the words alone do not say it. */
  routed: boolean | null;
  milliseconds: number;
}

/** Says utterances to the offline model, each in a conversation of its own, in the demo store. */
export function createTrial(kernel: Kernel, caller: Caller, offered: readonly AnyDeclaration[]) {
  const router = createRouter(offered);
  const services = groundingServices({ kernel, caller }, offered);

  const readFor = async (operation: string, input: Record<string, unknown>) => {
    const declaration = findOperation(operation);
    if (!declaration || declaration.effect !== 'read')
      return { ok: true, result: {}, summary: 'Done.' } as const;
    const done = await kernel.run({ ...caller, operation, input });
    if (done.kind !== 'done') throw new Error(`${operation} asks, though it only reads.`);
    const { result, untrusted } = forModel(declaration, done.output, done.summary);
    return { ok: true, result, summary: done.summary, untrusted } as const;
  };
  const readOrRefuse = async (operation: string, input: Record<string, unknown>) => {
    try {
      return await readFor(operation, input);
    } catch (error) {
      return { ok: false, error: { code: 'refused', message: String(error) } };
    }
  };

  /** Puts an earlier exchange on the table; answers the question or the approval that it left open. */
  const stand = async (talk: ReturnType<typeof conversation>, line: Earlier): Promise<Open> => {
    const named = await kernel.findRecords(caller, line.say);
    const input = withIds(line.input ?? {}, named);
    const declaration = line.operation === undefined ? undefined : findOperation(line.operation);
    if (line.operation !== undefined && !declaration)
      throw new Error(`There is no operation ${line.operation}.`);
    if (!declaration || line.asks !== undefined) {
      talk.stand({ said: line.say, answered: 'Which one?', calls: [] });
      return declaration && line.asks !== undefined
        ? { asked: question(declaration, line.asks, input), waiting: [] }
        : nothingOpen;
    }
    const { name: operation, title } = declaration;
    if (effectsThatAsk.has(declaration.effect)) {
      const action: PendingInView = { actionId: 'a1', operation, input, title, verb: title };
      const outcome = { ok: 'asks', actionId: action.actionId, preview: { verb: title } } as const;
      talk.stand({ said: line.say, answered: '', calls: [{ operation, input, outcome }] });
      return { asked: null, waiting: [action] };
    }
    const answer = await readFor(operation, input);
    const outcome = { untrusted: false, ...answer, ok: true } as const;
    talk.stand({ said: line.say, answered: answer.summary, calls: [{ operation, input, outcome }] });
    return nothingOpen;
  };

  /** The records that the wanted input names. */
  const recordsOf = async ({ input = {}, calls = [] }: Utterance): Promise<RecordCandidate[]> => {
    const values = [input, ...calls.map((call) => call.input ?? {})].flatMap(Object.values).flat();
    const words = values.map((value) => (typeof value === 'number' ? `order ${value}` : String(value)));
    return (await Promise.all(words.map((one) => kernel.findRecords(caller, one)))).flat();
  };

  return async (utterance: Utterance): Promise<Tried> => {
    const talk = conversation(services, frozenInstant, readOrRefuse);
    let open = nothingOpen;
    for (const line of utterance.after ?? []) open = await stand(talk, line);
    const candidates = await kernel.findRecords(caller, utterance.say);
    const started = performance.now();
    const reply = await (utterance.calls ? talk.say : talk.first)(utterance.say, open);
    const milliseconds = performance.now() - started;
    const move = { calls: reply.calls, asked: askedOf(reply.report), text: reply.text };
    const right = operationsOf(utterance);
    const alone = right.length > 0 && !utterance.after && !utterance.calls;
    const routed = alone ? (await router.find(utterance.say, 8)).some((name) => right.includes(name)) : null;
    const known = [...candidates, ...(await recordsOf(utterance))];
    return { utterance, verdict: judge(utterance, move, known), routed, milliseconds };
  };
}

interface Open {
  asked: AskedQuestion | null;
  waiting: PendingInView[];
}
const nothingOpen: Open = { asked: null, waiting: [] };

/** What was asked: for a field, or which of several readings was meant. */
function askedOf({ asked, options, outcome }: TurnReport): Move['asked'] {
  // What is offered beside an honest no is no question.
  const option = outcome === 'asked' ? options[0] : undefined;
  return asked ?? (option ? { operation: option.operation, field: null } : null);
}

function question(declaration: AnyDeclaration, field: string, input: Record<string, unknown>): AskedQuestion {
  const schema = unwrap(declaration.input);
  const part = schema instanceof z.ZodObject ? schema.shape[field] : undefined;
  const words = part instanceof z.ZodType ? metaOf(part).question : undefined;
  return { operation: declaration.name, input, field, question: words ?? 'Which one?', choices: [] };
}

/** Names of records become what an input takes. */
function withIds(input: Record<string, unknown>, named: readonly RecordCandidate[]): Record<string, unknown> {
  const idOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(idOf);
    const record = named.find((one) => typeof value === 'string' && one.label.startsWith(value));
    return record?.value ?? value;
  };
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, idOf(value)]));
}
