import { cancelTeamInvite } from '@brandwright/contract/team/cancel-team-invite.ts';
import { changeTeamInvite } from '@brandwright/contract/team/change-team-invite.ts';
import { getTeamInvite } from '@brandwright/contract/team/get-team-invite.ts';
import { getTeamInviteLink } from '@brandwright/contract/team/get-team-invite-link.ts';
import { inviteTeamMember } from '@brandwright/contract/team/invite-team-member.ts';
import { listTeam } from '@brandwright/contract/team/list-team.ts';
import { listTeamInvites } from '@brandwright/contract/team/list-team-invites.ts';
import { resendTeamInvite } from '@brandwright/contract/team/resend-team-invite.ts';
import { describe, expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { newAddress, refusalAs, registered, runAs, testTeam } from './testing.ts';

const changes = [
  [inviteTeamMember, { email: 'ana@example.com' }],
  [changeTeamInvite, { id: 'ana@example.com', role: 'viewer' }],
  [cancelTeamInvite, { id: 'ana@example.com' }],
  [resendTeamInvite, { id: 'ana@example.com' }],
] as const;

describe('an invite', () => {
  it('is listed, found by its address, and holds a seat', async () => {
    const team = await testTeam();
    const email = newAddress();
    const made = await team.invite(` ${email.toUpperCase()} `, 'viewer');
    expect(made).toMatchObject({ email, role: 'viewer', status: 'PENDING', isExpired: false });
    expect(await runAs(team.owner, getTeamInvite, { id: email })).toMatchObject({ id: made.id });
    expect(await runAs(team.owner, listTeamInvites, {})).toMatchObject({ total: 1, rows: [{ email }] });
    expect(await runAs(team.owner, listTeamInvites, { status: 'ACCEPTED' })).toMatchObject({ total: 0 });
    expect(await runAs(team.owner, listTeam, {})).toMatchObject({
      members: [{ name: 'Nora Owner', role: 'owner', isYou: true }],
      invites: [{ email }],
      seats: { used: 2, limit: 10, planName: 'Professional' },
    });
  });

  it('asks in a chat before it writes to anyone, and says to whom', async () => {
    const team = await testTeam();
    const action = await team.ask(inviteTeamMember, { email: 'ana@example.com', role: 'admin' });
    expect(action.preview).toMatchObject({ verb: 'Invite ana@example.com', toWhom: 'ana@example.com' });
    expect(action.preview.warnings).toHaveLength(1);
    expect(await runAs(team.owner, listTeamInvites, {})).toMatchObject({ total: 0 });
  });

  it('is refused for who is there, who is invited, and when the seats are taken', async () => {
    const team = await testTeam();
    expect(await refusalAs(team.owner, inviteTeamMember, { email: team.owner.email })).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('already on the team'),
    });
    const email = newAddress();
    await team.invite(email);
    expect(await refusalAs(team.owner, inviteTeamMember, { email })).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('already has an open invite'),
    });
    for (let more = 0; more < 8; more += 1) await team.invite(newAddress());
    expect(await refusalAs(team.owner, inviteTeamMember, { email: newAddress() })).toMatchObject({
      code: 'conflict',
      message:
        'All 10 seats on the Professional plan are taken. Remove someone or cancel an open invite first.',
    });
    expect(await refusalAs(team.owner, inviteTeamMember, { email: 'nobody' })).toMatchObject({
      code: 'bad_input',
    });
  });

  it('takes the place of one that expired', async () => {
    const team = await testTeam();
    const store = await testStore();
    const email = newAddress();
    const first = await team.invite(email);
    store.time.now = new Date(Date.parse(first.expiresAt) + 1000);
    expect(await runAs(team.owner, getTeamInvite, { id: first.id })).toMatchObject({ isExpired: true });
    expect(await runAs(team.owner, listTeam, {})).toMatchObject({ seats: { used: 1 } });
    const second = await team.invite(email);
    expect(await runAs(team.owner, getTeamInvite, { id: first.id })).toMatchObject({ status: 'CANCELED' });
    expect(await runAs(team.owner, getTeamInvite, { id: email })).toMatchObject({ id: second.id });
  });

  it('gets another role, and gets it back', async () => {
    const team = await testTeam();
    const { id } = await team.invite(newAddress());
    expect(await runAs(team.owner, changeTeamInvite, { id, role: 'admin' })).toMatchObject({ role: 'admin' });
    const [entry] = await team.journal();
    expect(entry).toMatchObject({ operation: 'change_team_invite', subjectId: id });
    await team.undo(entry?.id ?? '');
    expect(await runAs(team.owner, getTeamInvite, { id })).toMatchObject({ role: 'member' });
  });

  it('is canceled and uncanceled, unless it was sent anew since', async () => {
    const team = await testTeam();
    const email = newAddress();
    const { id } = await team.invite(email);
    expect(await runAs(team.owner, cancelTeamInvite, { id })).toMatchObject({ status: 'CANCELED' });
    expect(await refusalAs(team.owner, cancelTeamInvite, { id })).toMatchObject({ code: 'bad_transition' });
    const [first] = await team.journal();
    await team.undo(first?.id ?? '');
    expect(await runAs(team.owner, getTeamInvite, { id })).toMatchObject({ status: 'PENDING' });
    await runAs(team.owner, cancelTeamInvite, { id });
    const [second] = await team.journal();
    await team.invite(email);
    await expect(team.undo(second?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('isn’t a way to flood an inbox by canceling and inviting again', async () => {
    const team = await testTeam();
    const store = await testStore();
    const email = newAddress();
    for (let sent = 0; sent < 10; sent += 1) {
      const { id } = await team.invite(email);
      await runAs(team.owner, cancelTeamInvite, { id });
    }
    expect(await refusalAs(team.owner, inviteTeamMember, { email })).toMatchObject({
      code: 'too_many_requests',
    });
    expect(await team.invite(newAddress())).toMatchObject({ status: 'PENDING' });
    store.time.now = new Date(store.time.now.getTime() + 25 * 60 * 60 * 1000);
    expect(await team.invite(email)).toMatchObject({ status: 'PENDING' });
  });

  it('is sent again with a new link, not twice in a minute', async () => {
    const team = await testTeam();
    const store = await testStore();
    const { id } = await team.invite(newAddress());
    const link = await runAs(team.owner, getTeamInviteLink, { id });
    expect(await refusalAs(team.owner, resendTeamInvite, { id })).toMatchObject({
      code: 'too_many_requests',
    });
    store.time.now = new Date(store.time.now.getTime() + 120_000);
    await runAs(team.owner, resendTeamInvite, { id });
    expect((await runAs(team.owner, getTeamInviteLink, { id })).url).not.toBe(link.url);
    const action = await team.ask(resendTeamInvite, { id }).catch((error: unknown) => error);
    expect(action).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('who may', () => {
  it.each(changes)('$0.name: admins, no member and no preview account', async (operation, input) => {
    const store = await testStore();
    for (const as of ['viewer', 'member'] as const)
      expect(await store.refusal(operation, input, { as })).toMatchObject({ code: 'forbidden' });
    expect(await store.refusal(operation, input, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
  });

  it('sees nothing of another store', async () => {
    const [team, other] = [await testTeam(), await registered('Ivo Other')];
    const { id, email } = await team.invite(newAddress());
    for (const said of [id, email]) {
      expect(await refusalAs(other.actor, getTeamInvite, { id: said })).toMatchObject({ code: 'not_found' });
      expect(await refusalAs(other.actor, cancelTeamInvite, { id: said })).toMatchObject({
        code: 'not_found',
      });
    }
    expect(await refusalAs(other.actor, getTeamInviteLink, { id })).toMatchObject({ code: 'not_found' });
    expect(await runAs(other.actor, listTeamInvites, {})).toMatchObject({ total: 0 });
  });
});
