import { acceptTeamInvite } from '@brandwright/contract/team/accept-team-invite.ts';
import { cancelTeamInvite } from '@brandwright/contract/team/cancel-team-invite.ts';
import { getTeamInvite } from '@brandwright/contract/team/get-team-invite.ts';
import { listTeam } from '@brandwright/contract/team/list-team.ts';
import { openTeamInvite } from '@brandwright/contract/team/open-team-invite.ts';
import { resendTeamInvite } from '@brandwright/contract/team/resend-team-invite.ts';
import { listOwnStores } from '@brandwright/contract/store/list-own-stores.ts';
import { logIn } from '@brandwright/contract/store/log-in.ts';
import { switchStore } from '@brandwright/contract/store/switch-store.ts';
import { describe, expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { actorOf, newAddress, refusalAs, registered, runAs, testPassword, testTeam } from './testing.ts';

const nobody = { kind: 'public' } as const;

describe('the link of an invite', () => {
  it('says what it is for, and lets someone new join with an account of their own', async () => {
    const team = await testTeam();
    const email = newAddress();
    const { id } = await team.invite(email, 'viewer');
    const secret = await team.secretOf(id);
    expect(await runAs(nobody, openTeamInvite, secret)).toMatchObject({
      email,
      role: 'viewer',
      invitedBy: 'Nora Owner',
      hasAccount: false,
    });
    const refused = await refusalAs(nobody, acceptTeamInvite, { ...secret, name: 'Ana', password: 'short' });
    expect(refused.details).toMatchObject([{ path: 'password' }]);
    const session = await runAs(nobody, acceptTeamInvite, { ...secret, name: 'Ana', password: testPassword });
    expect(session).toMatchObject({ user: { name: 'Ana', email }, role: 'viewer' });
    expect(await actorOf(session.token)).toMatchObject({ storeId: team.owner.storeId, role: 'viewer' });
    expect(await runAs(team.owner, listTeam, {})).toMatchObject({
      members: [{ role: 'owner' }, { name: 'Ana', role: 'viewer' }],
      invites: [],
    });
    expect(await runAs(team.owner, getTeamInvite, { id })).toMatchObject({ status: 'ACCEPTED' });
    const [entry] = await team.journal();
    expect(entry).toMatchObject({ operation: 'accept_team_invite', subjectId: id });
    expect(JSON.stringify(entry)).not.toContain(secret.token);
    // It works once.
    expect(await refusalAs(nobody, openTeamInvite, secret)).toMatchObject({ code: 'conflict' });
  });

  it('takes the password of an existing account, and no other', async () => {
    const team = await testTeam();
    const { actor } = await registered('Ana Account');
    const { id } = await team.invite(actor.email, 'admin');
    const secret = await team.secretOf(id);
    expect(await runAs(nobody, openTeamInvite, secret)).toMatchObject({ hasAccount: true });
    expect(
      await refusalAs(nobody, acceptTeamInvite, { ...secret, name: 'Eve', password: 'not the password' }),
    ).toMatchObject({ code: 'unauthenticated' });
    expect(await runAs(team.owner, getTeamInvite, { id })).toMatchObject({ status: 'PENDING' });
    const session = await runAs(nobody, acceptTeamInvite, { ...secret, password: testPassword });
    expect(session).toMatchObject({ store: { id: team.owner.storeId }, role: 'admin' });
    // The next login opens where they were last, and the other store is one step away.
    const again = await runAs(nobody, logIn, { email: actor.email, password: testPassword });
    expect(again.store.id).toBe(team.owner.storeId);
    const own = await runAs(actor, switchStore, { storeId: actor.storeId });
    expect(own.store.id).toBe(actor.storeId);
    const { stores } = await runAs(actor, listOwnStores, {});
    // Joined at the same moment, they come in any order.
    expect(new Map(stores.map(({ id, isCurrent }) => [id, isCurrent]))).toEqual(
      new Map([
        [actor.storeId, true],
        [team.owner.storeId, false],
      ]),
    );
  });

  it('is only for the address it was sent to', async () => {
    const team = await testTeam();
    const [ana, eve] = [await registered('Ana Right'), await registered('Eve Wrong')];
    const secret = await team.secretOf((await team.invite(ana.actor.email)).id);
    expect(await refusalAs(eve.actor, acceptTeamInvite, secret)).toMatchObject({ code: 'conflict' });
    expect(await runAs(ana.actor, acceptTeamInvite, secret)).toMatchObject({
      store: { id: team.owner.storeId },
    });
    const { storeId } = team.owner;
    expect(await refusalAs(eve.actor, switchStore, { storeId })).toMatchObject({ code: 'not_found' });
    const login = { email: eve.actor.email, password: testPassword, storeId };
    expect(await refusalAs(nobody, logIn, login)).toMatchObject({
      code: 'forbidden',
      message: 'This account doesn’t belong to that store.',
    });
  });

  it('doesn’t open with a wrong token, or once replaced, canceled or expired', async () => {
    const team = await testTeam();
    const store = await testStore();
    const { id } = await team.invite(newAddress());
    const secret = await team.secretOf(id);
    const wrong = { id, token: 'x'.repeat(43) };
    const unknown = { ...secret, id: store.storeId };
    for (const input of [wrong, unknown])
      expect(await refusalAs(nobody, openTeamInvite, input)).toMatchObject({ code: 'not_found' });
    store.time.now = new Date(store.time.now.getTime() + 120_000);
    const { expiresAt } = await runAs(team.owner, resendTeamInvite, { id });
    expect(await refusalAs(nobody, openTeamInvite, secret)).toMatchObject({ code: 'not_found' });
    const next = await team.secretOf(id);
    store.time.now = new Date(Date.parse(expiresAt));
    expect(
      await refusalAs(nobody, acceptTeamInvite, { ...next, name: 'A', password: testPassword }),
    ).toMatchObject({
      code: 'locked',
    });
    await runAs(team.owner, cancelTeamInvite, { id });
    expect(await refusalAs(nobody, openTeamInvite, next)).toMatchObject({ code: 'locked' });
  });
});
