import { OperationError, type ErrorDetail } from '@brandwright/contract';
import { cancelSupplierInvite as cancelDeclaration } from '@brandwright/contract/sourcing/network/my-suppliers/cancel-supplier-invite.ts';
import { inviteSupplier as inviteDeclaration } from '@brandwright/contract/sourcing/network/my-suppliers/invite-supplier.ts';
import { resendSupplierInvite as resendDeclaration } from '@brandwright/contract/sourcing/network/my-suppliers/resend-supplier-invite.ts';
import { settleSupplierInvite as settleDeclaration } from '@brandwright/contract/sourcing/network/my-suppliers/settle-supplier-invite.ts';
import type { InviteState } from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { readPhone, readWebsite, type InviteContacts } from './contacts.ts';
import { findMine } from './find.ts';
import { refuseDuplicate } from './invite-duplicates.ts';
import { inviteNotice } from './invite-notice.ts';
import { normalName, websiteKey } from './normal.ts';
import { addEvents, dropEvents, readMySupplier, searchableOf, type MySupplierRow } from './rows.ts';
import { inviteMayBecome, mayResendAt } from './rules.ts';
import { mySuppliers } from './tables.ts';

interface InviteInput {
  name: string;
  email: string;
  website?: string | undefined;
  phoneNumber?: string | undefined;
}

function readContacts(input: InviteInput): InviteContacts {
  const details: ErrorDetail[] = [];
  const read = (path: 'website' | 'phoneNumber', how: typeof readWebsite) => {
    const written = input[path];
    if (!written) return null;
    const found = how(written);
    if ('value' in found) return found.value;
    details.push({ path, message: found.problem });
    return null;
  };
  const name = input.name.replaceAll(/\s+/g, ' ').trim();
  const contacts = {
    name,
    email: input.email,
    website: read('website', readWebsite),
    phoneNumber: read('phoneNumber', readPhone),
  };
  // eslint-disable-next-line no-control-regex
  if (!/\p{L}/u.test(name) || /[\u0000-\u001F\u007F]/.test(input.name.trim()))
    details.push({ path: 'name', message: 'A name has letters, on one line.' });
  if (details.length > 0)
    throw new OperationError(
      'bad_input',
      `Nothing was sent. ${details.map((detail) => detail.message).join(' ')}`,
      details,
    );
  return contacts;
}

const one = (context: Context, id: string) =>
  and(eq(mySuppliers.storeId, context.storeId), eq(mySuppliers.id, id));

type InvitedRow = MySupplierRow & { inviteState: InviteState };

/** The row, when its invite may become this. */
function movable(row: MySupplierRow, to: InviteState): InvitedRow {
  const { inviteState } = row;
  if (inviteState === null)
    throw new OperationError('conflict', `${row.name} was not invited; it is among your suppliers already.`);
  if (!inviteMayBecome(inviteState, to)) throw refusedMove(row.name, inviteState);
  return { ...row, inviteState };
}

/** The invited supplier that is meant, and no other transaction changes it meanwhile. */
async function lockInvite(context: Context, named: string, to: InviteState): Promise<InvitedRow> {
  const { id } = await findMine(context, named);
  const [row] = await context.db.select().from(mySuppliers).where(one(context, id)).for('update');
  if (!row) throw new OperationError('not_found', 'There is no such supplier among yours.');
  return movable(row, to);
}

const stands: Record<InviteState, string> = {
  INVITED: 'is waiting for an answer',
  JOINED: 'was accepted',
  DECLINED: 'was declined',
  CANCELED: 'was canceled',
};

const refusedMove = (name: string, from: InviteState) =>
  new OperationError(
    'bad_transition',
    `The invite to ${name} ${stands[from]}, so that cannot be done now.${from === 'DECLINED' || from === 'CANCELED' ? ' Invite it anew instead.' : ''}`,
  );

export const inviteSupplier = implement(inviteDeclaration, {
  async prepare(context, input) {
    const contacts = readContacts(input);
    await refuseDuplicate(context, contacts);
    const { name, email, website, phoneNumber } = contacts;
    return {
      input: {
        name,
        email,
        ...(website ? { website } : {}),
        ...(phoneNumber ? { phoneNumber } : {}),
      },
      preview: {
        verb: `Invite ${name}`,
        what: `Our team is told by email to write to ${name}, and it is listed among your suppliers as invited.`,
        toWhom: `${name}, ${email}`,
        cost: null,
        irreversible: 'A sent invite cannot be called back; it can be canceled.',
        values: [
          { label: 'Name', value: name },
          { label: 'Email', value: email },
          { label: 'Website', value: website ?? 'none' },
          { label: 'Phone', value: phoneNumber ?? 'none' },
        ],
        warnings: [],
      },
    };
  },
  async run(context, input) {
    const contacts = readContacts(input);
    const earlier = await refuseDuplicate(context, contacts);
    const now = context.clock.now();
    const { name, email, website, phoneNumber } = contacts;
    const invited = {
      name,
      nameKey: normalName(name),
      email,
      website,
      websiteKey: website && websiteKey(website),
      phoneNumber,
      inviteState: 'INVITED' as const,
      inviteSentAt: now,
      inviteAnsweredAt: null,
      inviteTimesSent: (earlier?.inviteTimesSent ?? 0) + 1,
    };
    const known = earlier ?? { country: null, city: null, address: null, sector: null };
    const searchable = searchableOf({ ...known, ...contacts });
    const id = earlier?.id ?? randomUUID();
    if (earlier)
      await context.db
        .update(mySuppliers)
        .set({ ...invited, searchable })
        .where(one(context, id));
    else
      await context.db.insert(mySuppliers).values({
        storeId: context.storeId,
        id,
        source: 'INVITE',
        addressKey: '',
        tags: [],
        searchable,
        createdAt: now,
        ...invited,
      });
    await addEvents(context, [id], earlier ? 'Invited anew' : 'Invited');
    await inviteNotice.ask(context, id, invited.inviteTimesSent);
    return { output: await readMySupplier(context, id), subject: { kind: 'supplier', id } };
  },
});

export const resendSupplierInvite = implement(resendDeclaration, {
  async prepare(context, { supplierId }) {
    const row = resendable(context, await findMine(context, supplierId));
    return {
      input: { supplierId: row.id },
      preview: {
        verb: 'Send the invite again',
        what: `Our team is told by email to write to ${row.name} once more.`,
        toWhom: `${row.name}, ${row.email ?? ''}`,
        cost: null,
        irreversible: 'A sent invite cannot be called back.',
        values: [{ label: 'Sent so far', value: String(row.inviteTimesSent) }],
        warnings: [],
      },
    };
  },
  async run(context, { supplierId }) {
    const row = resendable(context, await lockInvite(context, supplierId, 'CANCELED'));
    const timesSent = row.inviteTimesSent + 1;
    await context.db
      .update(mySuppliers)
      .set({ inviteSentAt: context.clock.now(), inviteTimesSent: timesSent })
      .where(one(context, row.id));
    await addEvents(context, [row.id], 'Invite sent again');
    await inviteNotice.ask(context, row.id, timesSent);
    return { output: await readMySupplier(context, row.id), subject: { kind: 'supplier', id: row.id } };
  },
});

/** The row, when its invite is open (what may be canceled is) and was last sent a day ago or longer. */
function resendable(context: Context, found: MySupplierRow): MySupplierRow {
  const row = movable(found, 'CANCELED');
  const from = mayResendAt(row.inviteSentAt ?? row.createdAt);
  if (from > context.clock.now())
    throw new OperationError(
      'too_many_requests',
      `The invite to ${row.name} was sent less than a day ago. It can be sent again from ${from.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    );
  return row;
}

const undoState = z.object({
  supplierId: z.uuid(),
  state: z.enum(['INVITED', 'JOINED', 'DECLINED', 'CANCELED']),
  events: z.array(z.uuid()),
});

/** Sets what became of an invite; answers what undo needs. */
async function settle(context: Context, named: string, to: InviteState, event: string) {
  const row = await lockInvite(context, named, to);
  await context.db
    .update(mySuppliers)
    .set({ inviteState: to, inviteAnsweredAt: to === 'CANCELED' ? null : context.clock.now() })
    .where(one(context, row.id));
  const events = await addEvents(context, [row.id], event);
  return {
    output: await readMySupplier(context, row.id),
    undo: { supplierId: row.id, state: row.inviteState, events },
    subject: { kind: 'supplier', id: row.id },
  };
}

async function unsettle(context: Context, saved: unknown): Promise<void> {
  const { supplierId, state, events } = undoState.parse(saved);
  await context.db
    .update(mySuppliers)
    .set({ inviteState: state, inviteAnsweredAt: null })
    .where(one(context, supplierId));
  await dropEvents(context, events);
}

export const cancelSupplierInvite = implement(cancelDeclaration, {
  async prepare(context, { supplierId }) {
    const row = movable(await findMine(context, supplierId), 'CANCELED');
    return {
      input: { supplierId: row.id },
      preview: {
        verb: 'Cancel the invite',
        what: `The invite to ${row.name} is withdrawn; it stays in the list as canceled.`,
        toWhom: null,
        cost: null,
        irreversible: null,
        values: [],
        warnings: [],
      },
    };
  },
  run: (context, { supplierId }) => settle(context, supplierId, 'CANCELED', 'Invite canceled'),
  undo: unsettle,
});

export const settleSupplierInvite = implement(settleDeclaration, {
  run: (context, { supplierId, answer }) =>
    settle(context, supplierId, answer, answer === 'JOINED' ? 'Joined' : 'Declined the invite'),
  undo: unsettle,
});
