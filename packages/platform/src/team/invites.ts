import { OperationError } from '@brandwright/contract';
import {
  inviteDays,
  mailStatus,
  type InviteStatus,
  type TeamInvite,
} from '@brandwright/contract/team/entities.ts';
import { memberRole } from '@brandwright/contract/team/roles.ts';
import { teamKinds } from '@brandwright/contract/team/record-kinds.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { dayMs } from '../kernel/data/days.ts';
import { mac, sameText } from '../kernel/data/signatures.ts';
import { nameLikeness } from '../kernel/records/name-likeness.ts';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import type { Context } from '../kernel/request/context.ts';
import { teamInvites } from './tables.ts';

export type InviteRow = typeof teamInvites.$inferSelect;

export const statusOf = ({
  acceptedAt,
  canceledAt,
}: Pick<InviteRow, 'acceptedAt' | 'canceledAt'>): InviteStatus =>
  acceptedAt ? 'ACCEPTED' : canceledAt ? 'CANCELED' : 'PENDING';

export const isExpired = ({ expiresAt }: Pick<InviteRow, 'expiresAt'>, now: Date): boolean =>
  expiresAt <= now;

export function toInvite({ clock }: Pick<Context, 'clock'>, row: InviteRow): TeamInvite {
  const status = statusOf(row);
  return {
    id: row.id,
    email: row.email,
    role: memberRole.parse(row.role),
    status,
    isExpired: status === 'PENDING' && isExpired(row, clock.now()),
    mailStatus: mailStatus.parse(row.mailStatus),
    invitedBy: row.invitedByName,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
  };
}

export const linkEnd = ({ clock }: Pick<Context, 'clock'>): Date =>
  new Date(clock.now().getTime() + inviteDays * dayMs);

const tokenOf = (
  { providers }: Pick<Context, 'providers'>,
  { storeId, id, linkNumber, email }: Pick<InviteRow, 'storeId' | 'id' | 'linkNumber' | 'email'>,
): string => mac(providers.keyring.key('team-invite'), [storeId, id, linkNumber, email]);

/** The token comes after the #, so that it isn’t sent to servers or logged by them. */
export const linkOf = (context: Context, row: InviteRow): string =>
  `${context.publicUrl}/team-invite/${row.id}#${tokenOf(context, row)}`;

export const isTokenOf = (context: Context, row: InviteRow, token: string): boolean =>
  sameText(tokenOf(context, row), token);

const mine = ({ storeId }: Pick<Context, 'storeId'>) => eq(teamInvites.storeId, storeId);
export const isOpen = and(isNull(teamInvites.acceptedAt), isNull(teamInvites.canceledAt));

/** Open invites, newest first. */
export const readOpenInvites = (context: Context): Promise<InviteRow[]> =>
  context.db
    .select()
    .from(teamInvites)
    .where(and(mine(context), isOpen))
    .orderBy(desc(teamInvites.createdAt), desc(teamInvites.id));

/** How many seats are held by invites: those whose link still works. */
export async function countHeldSeats(context: Context): Promise<number> {
  return context.db.$count(
    teamInvites,
    and(mine(context), isOpen, gt(teamInvites.expiresAt, context.clock.now())),
  );
}

/** So that "ana" finds ana@example.com. */
const wordsOf = (email: string): string => email.replaceAll(/[@._+-]/g, ' ');

const kind: RecordKindDeclaration<InviteRow> = {
  called: teamKinds.team_invite,
  nameOf: ({ email }) => email,
  likeness: ({ email }, said) => (nameLikeness(wordsOf(email), said, /./, 'first').score > 0.5 ? 1 : 0),
  prefers: (row) => statusOf(row) === 'PENDING',
  lookUp: 'Ask for the open invites to see them.',
  noneYet: 'Nobody has been invited to this team yet.',
  byId: async (context, id) => {
    const [row] = await context.db
      .select()
      .from(teamInvites)
      .where(and(mine(context), eq(teamInvites.id, id)));
    return row;
  },
  named: (context) =>
    context.db
      .select()
      .from(teamInvites)
      .where(mine(context))
      .orderBy(desc(teamInvites.createdAt))
      .limit(200),
};

/** The invite of an id, an address or the name in it. Errors: not_found, conflict where several fit. */
export const findInvite = async (context: Context, said: string): Promise<InviteRow> => {
  if (!isUuid(said) && said.includes('@')) {
    const [newest] = await context.db
      .select()
      .from(teamInvites)
      .where(and(mine(context), eq(teamInvites.email, said.toLowerCase())))
      .orderBy(desc(teamInvites.createdAt))
      .limit(1);
    if (newest) return newest;
  }
  return resolveRecord(context, kind, said);
};

/** As `findInvite`, locked until the transaction ends. */
export async function lockInvite(context: Context, said: string): Promise<InviteRow> {
  const { id } = await findInvite(context, said);
  const [row] = await context.db
    .select()
    .from(teamInvites)
    .where(and(mine(context), eq(teamInvites.id, id)))
    .for('update');
  if (!row) throw new OperationError('not_found', 'There’s no team invite with that id.');
  return row;
}

/** Only an open invite can be changed. Errors: bad_transition. */
export function refuseSettled(row: InviteRow, doing: string): void {
  const status = statusOf(row);
  if (status === 'ACCEPTED')
    throw new OperationError(
      'bad_transition',
      `${row.email} already accepted the invite, so it can’t be ${doing}. Change their role or remove them from the team instead.`,
    );
  if (status === 'CANCELED')
    throw new OperationError(
      'bad_transition',
      `The invite for ${row.email} was canceled, so it can’t be ${doing}. Invite them again instead.`,
    );
}

export async function saveInvite(
  context: Context,
  { id }: Pick<InviteRow, 'id'>,
  values: Partial<InviteRow>,
): Promise<InviteRow> {
  const [row] = await context.db
    .update(teamInvites)
    .set(values)
    .where(and(mine(context), eq(teamInvites.id, id)))
    .returning();
  if (!row) throw new OperationError('not_found', 'There’s no team invite with that id.');
  return row;
}
