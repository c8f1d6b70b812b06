import { operations, roles, type AnyDeclaration, type Role } from '@brandwright/contract';
import { hasRole } from '@brandwright/contract/kernel/access.ts';
import { listRoles, type RoleCell } from '@brandwright/contract/team/list-roles.ts';
import { section, sectionOfArea, type Section } from '@brandwright/contract/team/sections.ts';
import { implement } from '../kernel/request/implementation.ts';

/** What people do there themselves or ask the partner for; the same declarations that every call is checked against. */
const things: readonly AnyDeclaration[] = operations.filter(({ offered }) => offered);

function cellOf(role: Role, where: Section): RoleCell {
  const here = things.filter(({ area }) => sectionOfArea[area] === where);
  const may = ({ access }: AnyDeclaration) => access.kind === 'public' || hasRole(role, access.role);
  const allowed = here.filter(may);
  const refused = here.filter((one) => !may(one));
  const acts = allowed.some(
    ({ effect, access }) => effect !== 'read' && access.kind === 'private' && access.role !== 'viewer',
  );
  return {
    role,
    level: refused.length === 0 ? 'FULL' : acts ? 'PART' : allowed.length > 0 ? 'VIEW' : 'NONE',
    allowed: allowed.length,
    of: here.length,
    refused: refused.map(({ title }) => title).toSorted(),
  };
}

export default implement(listRoles, {
  run: (_context, input) => {
    const told = [...roles].reverse().filter((role) => input.role === undefined || role === input.role);
    const sections = section.options.filter((one) => input.section === undefined || one === input.section);
    const rows = sections
      .map((one) => ({ section: one, cells: told.map((role) => cellOf(role, one)) }))
      .filter(({ cells }) => cells.some(({ of }) => of > 0));
    return Promise.resolve({ output: { roles: told, rows } });
  },
});
