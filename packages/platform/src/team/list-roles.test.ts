import { operations } from '@brandwright/contract';
import { listRoles } from '@brandwright/contract/team/list-roles.ts';
import { listTeam } from '@brandwright/contract/team/list-team.ts';
import { expect, it } from 'vitest';
import { mayCall } from '../kernel/request/authorize.ts';
import { testStore } from '../kernel/testing.ts';

it('says of every role what the check of a call lets it do', async () => {
  const store = await testStore();
  const { rows, roles } = await store.run(listRoles, {}, { as: 'viewer' });
  expect(roles).toEqual(['owner', 'admin', 'member', 'viewer']);
  const offered = operations.filter((one) => one.offered);
  for (const role of roles) {
    const { actor } = store.caller({ as: role });
    const refused = new Set(
      offered
        .filter(
          ({ access }) => access.kind === 'private' && access.plan === undefined && access.flag === undefined,
        )
        .filter((one) => !mayCall(one, actor))
        .map(({ title }) => title),
    );
    const told = new Set(
      rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell.role === role ? cell.refused : []))),
    );
    expect([...refused].filter((title) => !told.has(title))).toEqual([]);
  }
  expect(
    rows
      .flatMap(({ cells }) => cells.filter(({ role }) => role === 'owner'))
      .every(({ level }) => level === 'FULL'),
  ).toBe(true);
});

it('tells of one role in one section, and is for whoever is in the store', async () => {
  const store = await testStore();
  const { rows } = await store.run(
    listRoles,
    { role: 'member', section: 'USER_MANAGEMENT' },
    { as: 'preview' },
  );
  expect(rows).toMatchObject([{ section: 'USER_MANAGEMENT', cells: [{ role: 'member' }] }]);
  expect(rows[0]?.cells[0]?.refused).toContain('Invite to the team');
  expect(rows[0]?.cells[0]?.refused).not.toContain(listTeam.title);
  expect(await store.refusal(listRoles, {}, { as: 'public' })).toMatchObject({ code: 'unauthenticated' });
  expect(await store.refusal(listRoles, { role: 'king' })).toMatchObject({ code: 'bad_input' });
});
