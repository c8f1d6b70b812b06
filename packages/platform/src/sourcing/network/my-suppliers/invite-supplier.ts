import { OperationError, type ErrorDetail } from '@brandwright/contract';
import { inviteSupplier } from '@brandwright/contract/sourcing/network/my-suppliers/invite-supplier.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../../../kernel/request/implementation.ts';
import { readPhone, readWebsite, type InviteContacts } from './contacts.ts';
import { refuseDuplicate } from './invite-duplicates.ts';
import { inviteNotice } from './invite-notice.ts';
import { normalName, websiteKey } from './normal.ts';
import { addEvents, readMySupplier, searchableOf } from './rows.ts';
import { mySuppliers } from './tables.ts';
import { one } from './invites.ts';

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
    details.push({ path: 'name', message: 'A name must have letters and fit on one line.' });
  if (details.length > 0)
    throw new OperationError(
      'bad_input',
      `Nothing was sent. ${details.map((detail) => detail.message).join(' ')}`,
      details,
    );
  return contacts;
}

export default implement(inviteSupplier, {
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
        what: `Emails our team to invite ${name}, and lists it among your suppliers as invited.`,
        toWhom: `${name}, ${email}`,
        cost: null,
        irreversible: 'A sent invite can’t be taken back, but it can be canceled.',
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
    await addEvents(context, [id], earlier ? 'Invited again' : 'Invited');
    await inviteNotice.ask(context, id, invited.inviteTimesSent);
    return { output: await readMySupplier(context, id), subject: { kind: 'supplier', id } };
  },
});
