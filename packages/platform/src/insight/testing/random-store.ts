import type { AnyDeclaration, OutputOf, Role, SendOf } from '@brandwright/contract';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { dice } from './dice.ts';
import { fillLabels, fillReceivings, fillReturns } from './random-afterwards.ts';
import { fillCatalog } from './random-catalog.ts';
import { fillOrders } from './random-orders.ts';

const everyFlag = ['analytics', 'fulfillment_metrics'];

export interface Asking {
  as?: Role | 'preview';
  flags?: readonly string[];
}

/** What comes of asking as a person of a store for which the flags are on; the input may be none that is allowed. */
export async function answerOf(
  store: TestStore,
  declaration: AnyDeclaration,
  input: unknown,
  { as = 'owner', flags = everyFlag }: Asking = {},
): Promise<unknown> {
  const caller = store.caller({ as });
  const actor = caller.actor.kind === 'user' ? { ...caller.actor, flags: [...flags] } : caller.actor;
  const result = await store.kernel.run({ ...caller, actor, operation: declaration.name, input });
  if (result.kind !== 'done') throw new Error(`${declaration.name} asks for approval.`);
  return result.output;
}

/** Asks for what is allowed. */
export const ask = async <D extends AnyDeclaration>(
  store: TestStore,
  declaration: D,
  input: SendOf<D>,
  asking: Asking = {},
): Promise<OutputOf<D>> => (await answerOf(store, declaration, input, asking)) as OutputOf<D>;

/**
 * A store filled from a seed: some 300 orders over 26 months up to the tests' now, of 60 customers and of none, with what followed
 * from them. `bowlId` is the product "Bowl", which has two SKUs.
 */
export async function randomStore(seed: number): Promise<{ store: TestStore; bowlId: string }> {
  const store = await testStore();
  const bowlId = await store.context(async (context) => {
    const die = dice(seed);
    const product = await fillCatalog(context, die);
    const made = await fillOrders(context, die, store.time.now);
    await fillReturns(context, die, made);
    await fillLabels(context, die, made);
    await fillReceivings(context, die);
    return product;
  });
  return { store, bowlId };
}
