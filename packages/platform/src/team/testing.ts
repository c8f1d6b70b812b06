import { OperationError, type AnyDeclaration, type OutputOf, type SendOf } from '@brandwright/contract';
import { acceptTeamInvite } from '@brandwright/contract/team/accept-team-invite.ts';
import { inviteTeamMember } from '@brandwright/contract/team/invite-team-member.ts';
import { register } from '@brandwright/contract/store/register.ts';
import type { InviteRole } from '@brandwright/contract/team/roles.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { journalEntries } from '../kernel/data/tables.ts';
import type { Actor, UserActor } from '../kernel/request/context.ts';
import { testKernel } from '../kernel/testing.ts';
import { findActor } from '../store/sessions.ts';
import { readToken } from '../store/tokens.ts';
import { linkOf, findInvite } from './invites.ts';

export const testPassword = 'correct horse battery';
export const newAddress = (): string => `${randomUUID()}@example.com`;
const nobody: Actor = { kind: 'public' };

const callerOf = (actor: Actor, via: 'hand' | 'partner' = 'hand') => ({
  actor,
  via,
  requestId: randomUUID(),
  signal: new AbortController().signal,
});

/** Runs as anyone and answers the output; throws OperationError for a refusal. */
export async function runAs<D extends AnyDeclaration>(
  actor: Actor,
  declaration: D,
  input: SendOf<D>,
): Promise<OutputOf<D>> {
  const result = await testKernel().run({ ...callerOf(actor), operation: declaration.name, input });
  if (result.kind === 'asks') throw new Error(`${declaration.name} asks.`);
  return result.output as OutputOf<D>;
}

/** The refusal that it must lead to. */
export async function refusalAs<D extends AnyDeclaration>(
  actor: Actor,
  declaration: D,
  input: SendOf<D>,
): Promise<OperationError> {
  try {
    await runAs(actor, declaration, input);
  } catch (error) {
    if (error instanceof OperationError) return error;
    throw error;
  }
  throw new Error(`${declaration.name} was not refused.`);
}

/** Who a token stands for now; undefined when its session is over. */
export async function actorOf(token: string): Promise<UserActor | undefined> {
  const kernel = testKernel();
  const keyring = await kernel.inContext(callerOf(nobody), async ({ providers }) => providers.keyring);
  const claims = await readToken(keyring, token);
  return claims && (await findActor(kernel.pool, claims))?.actor;
}

async function actorOrFail(token: string): Promise<UserActor> {
  const actor = await actorOf(token);
  if (!actor) throw new Error('The token stands for nobody.');
  return actor;
}

export async function registered(name: string): Promise<{ actor: UserActor; token: string }> {
  const { token } = await runAs(nobody, register, {
    email: newAddress(),
    password: testPassword,
    name,
    storeName: `${name}’s Goods`,
  });
  return { actor: await actorOrFail(token), token };
}

/** A store of real accounts: an owner, and whoever is taken in. */
export async function testTeam() {
  const { actor: owner, token: ownerToken } = await registered('Nora Owner');
  const kernel = testKernel();
  // Professional, so that there is room.
  await kernel.inContext(callerOf(owner), ({ db }) =>
    db.execute(sql`update stores set plan_type = 'TIER_3' where id = ${owner.storeId}`),
  );

  const secretOf = async (id: string) => {
    const url = await kernel.inContext(callerOf(owner), async (context) =>
      linkOf(context, await findInvite(context, id)),
    );
    return { id, token: url.split('#')[1] ?? '' };
  };
  return {
    owner,
    ownerToken,
    kernel,
    /** What the link of an invite holds. */
    secretOf,
    invite: (email: string, role: InviteRole = 'member') => runAs(owner, inviteTeamMember, { email, role }),
    /** Someone new who accepted an invite. */
    async joined(name: string, role: InviteRole): Promise<{ actor: UserActor; token: string }> {
      const { id } = await runAs(owner, inviteTeamMember, { email: newAddress(), role });
      const secret = await secretOf(id);
      const { token } = await runAs(nobody, acceptTeamInvite, { ...secret, name, password: testPassword });
      return { actor: await actorOrFail(token), token };
    },
    journal: () =>
      kernel.inContext(callerOf(owner), ({ db }) =>
        db
          .select()
          .from(journalEntries)
          .where(sql`${journalEntries.storeId} = ${owner.storeId}`)
          .orderBy(sql`${journalEntries.sequence} desc`),
      ),
    undo: (entryId: string, actor: UserActor = owner) =>
      kernel.inContext(callerOf(actor), (context) => context.undo(entryId)),
    ask: async <D extends AnyDeclaration>(declaration: D, input: SendOf<D>) => {
      const result = await kernel.run({ ...callerOf(owner, 'partner'), operation: declaration.name, input });
      if (result.kind !== 'asks') throw new Error(`${declaration.name} did not ask.`);
      return result.action;
    },
  };
}
