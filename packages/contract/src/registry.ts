import * as brandKits from './brand-kits/operations.ts';
import * as catalog from './catalog/operations.ts';
import * as common from './common/operations.ts';
import * as copilot from './copilot/operations.ts';
import * as design from './design/operations.ts';
import * as fulfillment from './fulfillment/operations.ts';
import * as home from './home/operations.ts';
import * as inbox from './inbox/operations.ts';
import * as insight from './insight/operations.ts';
import * as orders from './orders/operations.ts';
import * as payments from './payments/operations.ts';
import * as printOnDemand from './print-on-demand/operations.ts';
import * as purchasing from './purchasing/operations.ts';
import * as returns from './returns/operations.ts';
import * as sourcing from './sourcing/operations.ts';
import * as store from './store/operations.ts';
import * as subscriptions from './subscriptions/operations.ts';
import * as support from './support/operations.ts';
import * as tariffs from './tariffs/operations.ts';
import * as team from './team/operations.ts';
import type { AnyDeclaration } from './kernel/operation.ts';

export { recordKinds } from './record-kinds.ts';

/** Every operation there is, by area module. A new area is one line here. */
const modules = {
  brandKits,
  catalog,
  common,
  copilot,
  design,
  fulfillment,
  home,
  inbox,
  insight,
  orders,
  payments,
  printOnDemand,
  purchasing,
  returns,
  sourcing,
  store,
  subscriptions,
  support,
  tariffs,
  team,
};

type Values<T> = T[keyof T];
/** Union of all declarations. */
export type AnyOperation = Extract<
  Values<{ [M in keyof typeof modules]: Values<(typeof modules)[M]> }>,
  AnyDeclaration
>;
export type OperationName = AnyOperation['name'];
export type OperationByName<N extends OperationName> = Extract<AnyOperation, { name: N }>;
/** Every card that some output needs; the client's card map is exhaustive over it. */
export type CardName = Exclude<AnyOperation['card'], 'none'>;

function isDeclaration(value: unknown): value is AnyOperation {
  return (
    typeof value === 'object' && value !== null && 'effect' in value && 'http' in value && 'name' in value
  );
}

export const operations: readonly AnyOperation[] = Object.values(modules).flatMap((module) =>
  Object.values(module as Record<string, unknown>).filter(isDeclaration),
);

const byName = new Map<string, AnyOperation>(operations.map((operation) => [operation.name, operation]));

/** The declaration of that name, or undefined. */
export function findOperation(name: string): AnyDeclaration | undefined {
  return byName.get(name);
}
