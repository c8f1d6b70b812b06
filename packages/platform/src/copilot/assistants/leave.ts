import { OperationError, findOperation, operations, type AnyDeclaration } from '@brandwright/contract';
import { leaveFor, lookUps } from '@brandwright/contract/copilot/assistants/what-may-run.ts';

/** What an assistant may do, as it is kept. */
export interface Leave {
  mayUse: string[] | null;
  mayPropose: string[];
}

const refuse = (path: string, message: string) =>
  new OperationError('bad_input', message, [{ path, message }]);

function declarationOf(path: string, name: string): AnyDeclaration {
  const declaration = findOperation(name);
  if (!declaration)
    throw refuse(path, `There’s no operation called “${name}”. Choose from the list of operations.`);
  return declaration;
}

/**
 * Checks what someone allows. Only what looks up or changes the store's own data can be run; whatever spends, reaches
 * someone outside or cannot be undone can be proposed and nothing more; assistants never manage assistants.
 */
export function checkedLeave({ mayUse, mayPropose }: Leave): Leave {
  for (const name of mayUse ?? []) {
    const declaration = declarationOf('mayUse', name);
    const leave = leaveFor(declaration);
    if (leave === 'never') throw refuse('mayUse', `“${declaration.title}” can’t be used by assistants.`);
    if (leave === 'propose') {
      throw refuse(
        'mayUse',
        `“${declaration.title}” needs a person’s yes each time, so an assistant can only propose it.`,
      );
    }
  }
  for (const name of mayPropose) {
    const declaration = declarationOf('mayPropose', name);
    if (leaveFor(declaration) === 'never')
      throw refuse('mayPropose', `“${declaration.title}” can’t be used by assistants.`);
    if (declaration.effect === 'read')
      throw refuse(
        'mayPropose',
        `“${declaration.title}” only looks something up; allow it to be used instead.`,
      );
  }
  const proposed = new Set(mayPropose);
  return {
    mayUse: mayUse === null ? null : [...new Set(mayUse)].filter((name) => !proposed.has(name)),
    mayPropose: [...proposed],
  };
}

/** The operations of a run, by name; what was declared away or became stricter since is left out. */
export function operationsOf({ mayUse, mayPropose }: Leave): { use: Set<string>; propose: Set<string> } {
  const usable = new Set(
    operations.filter((declaration) => leaveFor(declaration) === 'use').map(({ name }) => name as string),
  );
  const proposable = new Set(
    operations
      .filter((declaration) => leaveFor(declaration) !== 'never' && declaration.effect !== 'read')
      .map(({ name }) => name as string),
  );
  return {
    use: new Set((mayUse ?? lookUps(operations)).filter((name) => usable.has(name))),
    propose: new Set(mayPropose.filter((name) => proposable.has(name))),
  };
}
