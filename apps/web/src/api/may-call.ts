import { hasRole } from '@brandwright/contract/kernel/access.ts';
import type { AnyDeclaration } from '@brandwright/contract/kernel/operation.ts';
import type { StoreProfile } from '@brandwright/contract/store/entities.ts';
import { ApiError } from './api-error.ts';
import { ownerNames } from './whom-to-ask.ts';

/** Whether the role of a login is enough to call an operation. The server decides; this keeps it from being asked in vain. */
export function mayCall({ access }: Pick<AnyDeclaration, 'access'>, { role }: Pick<StoreProfile, 'role'>) {
  return access.kind === 'public' || hasRole(role, access.role);
}

/** What a screen shows in place of the call. */
export function roleRefusal(
  { access }: Pick<AnyDeclaration, 'access'>,
  store: Pick<StoreProfile, 'owners'>,
): ApiError {
  const needed = access.kind === 'public' ? 'viewer' : access.role;
  const whom = ownerNames(store);
  const sentence = `${whom.charAt(0).toUpperCase()}${whom.slice(1)} can give you another role.`;
  return new ApiError('denied', `You need ${needed} access. Ask ${whom}.`, 403, {
    code: 'forbidden',
    message: sentence,
  });
}
