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

/** The result of calling as a user of a store with the flags on; the input may be invalid. */
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

/** Calls with valid input. */
export const ask = async <D extends AnyDeclaration>(
  store: TestStore,
  declaration: D,
  input: SendOf<D>,
  asking: Asking = {},
): Promise<OutputOf<D>> => (await answerOf(store, declaration, input, asking)) as OutputOf<D>;

/**
 * A store filled from a seed: about 300 orders over the 26 months before the tests' now, from 60 customers and from none, with their
 * returns, labels and receivings. `bowlId` is the product "Bowl", which has two SKUs.
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
