import { findOperation, OperationError } from '@brandwright/contract';
import type { Kernel } from '@brandwright/platform';

/** The operations of one run, by name. */
export interface RunLeave {
  /** Run at once, unless words from outside are in view. */
  use: ReadonlySet<string>;
  /** Only ever become actions that wait for a person's yes. */
  propose: ReadonlySet<string>;
}

/**
 * The kernel as a run of an assistant sees it. Nothing can be decided through it, what is not allowed does not run,
 * whatever the model calls it, and what may only be proposed asks even where a person's own conversation would not.
 */
export function guardedKernel(kernel: Kernel, { use, propose }: RunLeave): Kernel {
  return {
    ...kernel,
    decide: () => {
      throw new OperationError('forbidden', 'Assistants can’t approve anything. A person has to decide.');
    },
    run: async (call) => {
      if (call.via !== 'partner') {
        // What the loop itself looks up for a turn; a model's calls always come by the partner.
        if (findOperation(call.operation)?.effect === 'read') return kernel.run(call);
        throw new OperationError('forbidden', 'An assistant can only act as the partner.');
      }
      if (propose.has(call.operation)) return kernel.run({ ...call, untrustedInView: true });
      if (use.has(call.operation)) return kernel.run(call);
      throw new OperationError(
        'forbidden',
        'This assistant isn’t allowed to do that. Allow it on the assistant’s page first.',
      );
    },
  };
}
