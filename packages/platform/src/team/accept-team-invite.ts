import { OperationError, type InputOf, type OutputOf } from '@brandwright/contract';
import { acceptTeamInvite } from '@brandwright/contract/team/accept-team-invite.ts';
import { password as newPassword } from '@brandwright/contract/store/entities.ts';
import { logIn } from '@brandwright/contract/store/log-in.ts';
import { switchStore } from '@brandwright/contract/store/switch-store.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { hashPassword } from '../kernel/data/passwords.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { enterInvite, hasAccount } from './enter-invite.ts';
import { saveInvite, type InviteRow } from './invites.ts';
import { readPeople } from './members.ts';
import { refuseFull } from './store-of-team.ts';

type Session = OutputOf<typeof acceptTeamInvite>;

const wrong = (path: string, message: string) =>
  new OperationError('bad_input', message, [{ path, message }]);

/** Adds the person to the team, with a new account if they have none. */
async function join(
  context: Context,
  { email, role }: InviteRow,
  made?: { name: string; passwordHash: string },
): Promise<void> {
  await context.db.execute(sql`select team_join(
    ${randomUUID()}, ${randomUUID()}, ${email}, ${made?.name ?? null}, ${made?.passwordHash ?? null}, ${role},
    ${context.clock.now().toISOString()})`);
}

async function enter(
  context: Context,
  row: InviteRow,
  { name, password }: InputOf<typeof acceptTeamInvite>,
): Promise<Session> {
  const { actor, storeId } = context;
  if (actor.kind === 'user') {
    if (actor.email !== row.email)
      throw new OperationError(
        'conflict',
        `This invite is for ${row.email}, and you’re logged in as ${actor.email}. Log out, then open the link again.`,
      );
    await join(context, row);
    return context.call(switchStore, { storeId });
  }
  if (password === undefined) throw wrong('password', 'Enter your password.');
  if (await hasAccount(context, row.email)) await join(context, row);
  else {
    if (name === undefined) throw wrong('name', 'Enter your name.');
    const checked = newPassword.safeParse(password);
    if (!checked.success)
      throw wrong('password', checked.error.issues[0]?.message ?? 'Choose another password.');
    await join(context, row, { name, passwordHash: await hashPassword(password) });
  }
  // A wrong password rolls everything back.
  return context.call(logIn, { email: row.email, password, storeId });
}

export default implement(acceptTeamInvite, {
  async run(context, input) {
    const row = await enterInvite(context, input, 'write');
    const people = await readPeople(context);
    if (people.some(({ email }) => email === row.email))
      throw new OperationError('conflict', `${row.email} is already on this team. Log in to open the store.`);
    await refuseFull(context, people.length, 'Ask whoever invited you to free one up.');
    const output = await enter(context, row, input);
    await saveInvite(context, row, { acceptedAt: context.clock.now(), acceptedBy: output.user.id });
    return { output, subject: { kind: 'team_invite', id: row.id } };
  },
});
