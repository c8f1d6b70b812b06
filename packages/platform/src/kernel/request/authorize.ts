import { hasPlan, hasRole } from '@brandwright/contract/kernel/access.ts';
import { OperationError, catalogMessages, type AnyDeclaration } from '@brandwright/contract';
import type { Pool } from 'pg';
import { inTransaction } from '../data/database.ts';
import type { Actor } from './context.ts';
import { blockedRefusal, mayPayRole, namesWith, roleRefusal } from './refusals.ts';

/** Whether the actor may call it at all: role, plan, flags, preview. */
export function mayCall(declaration: AnyDeclaration, actor: Actor): boolean {
  try {
    authorize(declaration, actor);
    return true;
  } catch {
    return false;
  }
}

/** The scope check, the same for every gateway. Throws a typed refusal; says nothing when the actor may. */
export function authorize(declaration: AnyDeclaration, actor: Actor): void {
  const { access } = declaration;
  if (access.kind === 'public' || actor.kind === 'system') return;
  if (actor.kind === 'public') throw new OperationError('unauthenticated', catalogMessages.sessionExpired);
  if (access.tokenGeneration === 2 && actor.tokenGeneration !== 2) {
    throw new OperationError(
      'unauthenticated',
      'This needs a second-generation token. Log in again to get one.',
    );
  }
  if (!hasRole(actor.role, access.role)) throw roleRefusal(actor.role, access.role, []);
  if (actor.isPreview && !access.preview)
    throw new OperationError('preview_blocked', catalogMessages.previewMode);
  const planTooLow = access.plan !== undefined && !hasPlan(actor.plan, access.plan);
  const flagOff = access.flag !== undefined && !actor.flags.includes(access.flag);
  if (planTooLow || flagOff)
    throw blockedRefusal(declaration, planTooLow, hasRole(actor.role, mayPayRole) ? undefined : []);
}

/** The same, and a refusal for role or plan names the people of the store who can do something about it. */
export async function authorizeNaming(pool: Pool, declaration: AnyDeclaration, actor: Actor): Promise<void> {
  try {
    authorize(declaration, actor);
  } catch (error) {
    const { access } = declaration;
    if (!(error instanceof OperationError) || actor.kind !== 'user' || access.kind !== 'private') throw error;
    const named = (role: typeof access.role) =>
      inTransaction(pool, actor.storeId, (db) => namesWith(db, actor.storeId, role), 'read');
    if (error.code === 'forbidden') throw roleRefusal(actor.role, access.role, await named(access.role));
    if (error.code !== 'feature_blocked' || hasRole(actor.role, mayPayRole)) throw error;
    throw blockedRefusal(declaration, error.details?.[0]?.path === 'plan', await named(mayPayRole));
  }
}
