import { hasPlan, hasRole } from '@brandwright/contract/kernel/access.ts';
import {
  OperationError,
  blockedFeatureCode,
  catalogMessages,
  roles,
  type AnyDeclaration,
} from '@brandwright/contract';
import type { Actor } from './context.ts';

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
  if (!hasRole(actor.role, access.role)) {
    throw new OperationError(
      'forbidden',
      `Your role (${actor.role}) can't do this. Ask someone who is ${roles.slice(roles.indexOf(access.role)).join(' or ')}.`,
    );
  }
  if (actor.isPreview && !access.preview)
    throw new OperationError('preview_blocked', catalogMessages.previewMode);
  const planTooLow = access.plan !== undefined && !hasPlan(actor.plan, access.plan);
  const flagOff = access.flag !== undefined && !actor.flags.includes(access.flag);
  if (planTooLow || flagOff) throw new OperationError('feature_blocked', blockedFeatureCode);
}
