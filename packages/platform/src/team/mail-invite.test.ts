import { expect, it } from 'vitest';
import { newAddress, testTeam } from './testing.ts';
import { mailTeamInvite } from './mail-invite.ts';

it('mails a link once, with the words of the invite and no more', async () => {
  const team = await testTeam();
  const email = newAddress();
  const { id } = await team.invite(email, 'admin');
  const { token } = await team.secretOf(id);
  const sent: { to: string; subject: string; text: string; idempotencyKey: string }[] = [];
  const run = (linkNumber: number) =>
    team.kernel.inContext(
      {
        actor: { kind: 'system', storeId: team.owner.storeId },
        via: 'system',
        requestId: 'test',
        signal: new AbortController().signal,
      },
      (context) =>
        mailTeamInvite.run(
          {
            ...context,
            storeId: team.owner.storeId,
            clock: context.clock,
            providers: {
              ...context.providers,
              mail: {
                send: (message) => {
                  sent.push(message);
                  return Promise.resolve({ id: 'm' });
                },
              },
            },
          },
          { inviteId: id, linkNumber },
          { id: 'job', progress: () => Promise.resolve() },
        ),
    );
  expect(await run(1)).toMatchObject({ sent: true });
  expect(sent).toMatchObject([
    {
      to: email,
      subject: 'Nora Owner invited you to join Nora Owner’s Goods',
      idempotencyKey: `team-invite:${id}:1`,
    },
  ]);
  expect(sent[0]?.text).toContain(`/team-invite/${id}#${token}`);
  // Only the newest link is sent.
  expect(await run(2)).toMatchObject({ sent: false });
  expect(sent).toHaveLength(1);
});
