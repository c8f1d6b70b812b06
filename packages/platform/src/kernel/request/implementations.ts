import { OperationError, effectsThatAsk, operations, type AnyDeclaration } from '@brandwright/contract';
import type { PlatformArea, RecordFinder } from '../area.ts';
import type { Implementation } from './implementation.ts';
import type { AreaJobHandler } from '../jobs/jobs.ts';

export interface ImplementationRegistry {
  implementationOf(name: string): Implementation;
  jobHandler(name: string): AreaJobHandler | undefined;
  finders: readonly RecordFinder[];
}

/** Reads the areas; throws with every gap at once when an implementation lacks what its declaration promises. */
export function readRegistry(areas: readonly PlatformArea[]): ImplementationRegistry {
  const implementations = new Map<string, Implementation>();
  const jobs = new Map<string, AreaJobHandler>();
  for (const area of areas) {
    for (const implementation of area.implementations) {
      implementations.set(implementation.declaration.name, implementation);
    }
    for (const job of area.jobs ?? []) jobs.set(job.name, job);
  }
  const gaps = [...implementations.values()].flatMap(gapsOf);
  if (gaps.length > 0) throw new Error(`Operations are incomplete:\n${gaps.join('\n')}`);
  return {
    implementationOf(name) {
      const implementation = implementations.get(name);
      if (!implementation) throw new OperationError('not_found', `There is no operation "${name}".`);
      return implementation;
    },
    jobHandler: (name) => jobs.get(name),
    finders: areas.flatMap((area) => area.records ?? []),
  };
}

function gapsOf({ declaration, prepare, undo }: Implementation): string[] {
  const gaps: string[] = [];
  if (effectsThatAsk.has(declaration.effect) && declaration.offered && !prepare) {
    gaps.push(`${declaration.name} is ${declaration.effect} and needs prepare() for its approval.`);
  }
  if (declaration.journal === false && (declaration.effect !== 'write' || declaration.offered)) {
    gaps.push(`${declaration.name} leaves no journal line, which only a write that is not offered may do.`);
  }
  if (declaration.journal === false && declaration.undoable)
    gaps.push(`${declaration.name} says undoable and leaves no journal line to undo.`);
  if (declaration.undoable && !undo) gaps.push(`${declaration.name} says undoable and needs undo().`);
  if (!declaration.undoable && undo) gaps.push(`${declaration.name} has undo() but does not say undoable.`);
  return gaps;
}

/** Declarations that no area implements. The gateways that serve them by hand are named by the caller. */
export function unimplemented(areas: readonly PlatformArea[], servedByFaces: ReadonlySet<string>): string[] {
  const done = new Set(areas.flatMap((area) => area.implementations.map((one) => one.declaration.name)));
  return operations
    .map((one: AnyDeclaration) => one.name)
    .filter((name) => !done.has(name) && !servedByFaces.has(name));
}
