import type { AnyDeclaration, OutputOf, SendOf } from '@brandwright/contract';
import { callerOf } from '../caller.ts';
import type { Call, Gateway } from '../gateway.ts';

/** The output of an operation that only reads, as the caller may see it. */
export async function runRead<D extends AnyDeclaration>(
  gateway: Gateway,
  call: Call,
  declaration: D,
  input: SendOf<D>,
): Promise<OutputOf<D>> {
  const result = await gateway.kernel.run({ ...callerOf(call, 'token'), operation: declaration.name, input });
  if (result.kind !== 'done') throw new Error(`${declaration.name} only reads.`);
  return declaration.output.parse(result.output) as OutputOf<D>;
}
