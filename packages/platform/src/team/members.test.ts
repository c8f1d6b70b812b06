import { changeMemberRole } from '@brandwright/contract/team/change-member-role.ts';
import { leaveStore } from '@brandwright/contract/team/leave-store.ts';
import { listTeam } from '@brandwright/contract/team/list-team.ts';
import { removeMember } from '@brandwright/contract/team/remove-member.ts';
import { expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { actorOf, refusalAs, registered, runAs, testTeam } from './testing.ts';

it('changes a role at once, by name, and takes it back', async () => {
  const team = await testTeam();
  const leo = await team.joined('Leo Park', 'member');
  expect(await runAs(team.owner, changeMemberRole, { member: 'leo', role: 'viewer' })).toMatchObject({
    name: 'Leo Park',
    role: 'viewer',
    before: 'member',
  });
  expect(await actorOf(leo.token)).toMatchObject({ role: 'viewer' });
  const [entry] = await team.journal();
  expect(entry).toMatchObject({ operation: 'change_member_role', subjectId: leo.actor.userId });
  await team.undo(entry?.id ?? '');
  expect(await actorOf(leo.token)).toMatchObject({ role: 'member' });
  await runAs(team.owner, changeMemberRole, { member: leo.actor.email, role: 'admin' });
  await runAs(team.owner, changeMemberRole, { member: leo.actor.userId, role: 'viewer' });
  const [, older] = await team.journal();
  await expect(team.undo(older?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });
});

it('gives nobody more than the giver has, and nobody more than they have themselves', async () => {
  const team = await testTeam();
  const admin = (await team.joined('Ada Admin', 'admin')).actor;
  const leo = (await team.joined('Leo Park', 'member')).actor;
  const asAdmin = (member: string, role: 'viewer' | 'admin' | 'owner') =>
    refusalAs(admin, changeMemberRole, { member, role });
  expect(await asAdmin(leo.userId, 'owner')).toMatchObject({ code: 'forbidden' });
  expect(await asAdmin(admin.userId, 'owner')).toMatchObject({ code: 'forbidden' });
  expect(await asAdmin(team.owner.userId, 'viewer')).toMatchObject({ code: 'forbidden' });
  expect(await refusalAs(admin, removeMember, { member: team.owner.userId })).toMatchObject({
    code: 'forbidden',
  });
  expect(await refusalAs(leo, changeMemberRole, { member: leo.userId, role: 'admin' })).toMatchObject({
    code: 'forbidden',
  });
});

it('keeps the last owner', async () => {
  const team = await testTeam();
  const { owner } = team;
  expect(await refusalAs(owner, changeMemberRole, { member: owner.userId, role: 'admin' })).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('only owner'),
  });
  expect(await refusalAs(owner, leaveStore, { storeId: owner.storeId })).toMatchObject({ code: 'conflict' });
  const second = await team.joined('Sam Second', 'admin');
  await runAs(owner, changeMemberRole, { member: second.actor.userId, role: 'owner' });
  await runAs(owner, changeMemberRole, { member: owner.userId, role: 'member' });
  expect(await actorOf(team.ownerToken)).toMatchObject({ role: 'member' });
});

it('removes someone after a yes, with their logins, and they may be invited again', async () => {
  const team = await testTeam();
  const leo = await team.joined('Leo Park', 'member');
  const action = await team.ask(removeMember, { member: 'Leo Park' });
  expect(action).toMatchObject({ input: { member: leo.actor.userId }, preview: { verb: 'Remove Leo Park' } });
  expect(await actorOf(leo.token)).toBeDefined();
  await runAs(team.owner, removeMember, { member: leo.actor.userId });
  expect(await actorOf(leo.token)).toBeUndefined();
  expect((await runAs(team.owner, listTeam, {})).members).toHaveLength(1);
  expect(await refusalAs(team.owner, removeMember, { member: 'Leo' })).toMatchObject({ code: 'not_found' });
  expect(await team.invite(leo.actor.email)).toMatchObject({ status: 'PENDING' });
});

it('lets a person leave, but not another store than the one they are in', async () => {
  const team = await testTeam();
  const leo = await team.joined('Leo Park', 'viewer');
  const other = await registered('Ivo Other');
  expect(await refusalAs(leo.actor, leaveStore, { storeId: other.actor.storeId })).toMatchObject({
    code: 'not_found',
  });
  await runAs(leo.actor, leaveStore, { storeId: team.owner.storeId });
  expect(await actorOf(leo.token)).toBeUndefined();
  expect(await refusalAs(team.owner, removeMember, { member: team.owner.userId })).toMatchObject({
    code: 'conflict',
  });
});

it('knows nobody of another store, and is for admins', async () => {
  const [team, other] = [await testTeam(), await registered('Ivo Other')];
  for (const member of [other.actor.userId, other.actor.email, 'Ivo Other']) {
    expect(await refusalAs(team.owner, removeMember, { member })).toMatchObject({ code: 'not_found' });
    expect(await refusalAs(team.owner, changeMemberRole, { member, role: 'viewer' })).toMatchObject({
      code: 'not_found',
    });
  }
  const store = await testStore();
  for (const [operation, input] of [
    [removeMember, { member: 'Leo' }],
    [changeMemberRole, { member: 'Leo', role: 'viewer' }],
  ] as const) {
    expect(await store.refusal(operation, input, { as: 'member' })).toMatchObject({ code: 'forbidden' });
    expect(await store.refusal(operation, input, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
  }
  expect((await store.run(listTeam, {}, { as: 'viewer' })).members).toEqual([]);
});
