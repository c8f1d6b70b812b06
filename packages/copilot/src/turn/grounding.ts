import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { OperationError } from '@brandwright/contract';
import type { GroundingServices, Trial } from '../offline/ground/conversation/services.ts';
import type { NamedRecord } from '../offline/ground/conversation/turn-context.ts';
import { learnedModel } from '../offline/learned-model.ts';
import { createParser } from '../offline/parse/parse.ts';
import type { CallScope } from '../tools/operation-tools.ts';
import { sayIfSlow } from '../tools/say-if-slow.ts';
import { isNamedAfter } from '../offline/ground/refer/refer-by-mark.ts';
import { forModel } from '../context/untrusted.ts';

/** What the offline model may ask of the platform while it reads a message: reads and names, in the rights of who asks. */
export function groundingServices(
  { kernel, caller, said, tellWait }: Pick<CallScope, 'kernel' | 'caller' | 'said' | 'tellWait'>,
  offered: readonly AnyDeclaration[],
): GroundingServices {
  const tried = new Map<string, Promise<Trial>>();
  const found = new Map<string, Promise<readonly NamedRecord[]>>();
  const run = async (operation: string, input: Readonly<Record<string, unknown>>): Promise<Trial> => {
    const declaration = findOperation(operation);
    if (declaration?.effect !== 'read')
      return { ok: false, code: 'bad_input', message: 'Only a read is tried.' };
    const settled = tellWait ? sayIfSlow(declaration.whileSlow, tellWait) : () => undefined;
    try {
      const result = await kernel.run({ ...caller, operation, input }).finally(settled);
      if (result.kind !== 'done') return { ok: false, code: 'forbidden', message: '' };
      return {
        ok: true,
        result: forModel(declaration, result.output, result.summary).result,
        summary: result.summary,
      };
    } catch (error) {
      if (error instanceof OperationError) return { ok: false, code: error.code, message: error.message };
      return { ok: false, code: 'internal', message: '' };
    }
  };
  return {
    find: findOperation,
    offered,
    tryRead(operation, input) {
      const key = `${operation} ${JSON.stringify(input)}`;
      const known = tried.get(key);
      if (known) return known;
      const trial = run(operation, input);
      tried.set(key, trial);
      return trial;
    },
    findRecords(words, kinds) {
      const key = JSON.stringify([words, kinds]);
      const known = found.get(key);
      if (known) return known;
      const finding = kernel
        .findRecords(caller, words, kinds)
        .then((records) => records.filter((record) => !isNamedAfter(record, said ?? '')));
      found.set(key, finding);
      return finding;
    },
    likeness: async (text) => createParser(await learnedModel(), () => undefined).likeness(text),
  };
}
