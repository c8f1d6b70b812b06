import { count as countOf, listWords } from '../../../kernel/words.ts';
import { supplierSourceLabels } from './enums.ts';
import type { MySupplier, MySupplierDetail, SupplierNote } from './entities.ts';

/** Suppliers that a model is shown of one page. */
export const shownToModel = 12;

export { countOf };

/** "Nov 12", with the year when it is another one than the day beside it. */
export const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

const inviteWords = {
  INVITED: 'invited',
  JOINED: 'joined',
  DECLINED: 'declined',
  CANCELED: 'invite canceled',
} as const;

/** "Harbor Ceramics (Vietnam, imported, tagged backup)". */
export function mySupplierLine(supplier: MySupplier): string {
  const parts = [
    supplier.countryName,
    supplier.invite
      ? inviteWords[supplier.invite.state]
      : supplierSourceLabels[supplier.source].toLowerCase(),
    supplier.tags.length > 0 ? `tagged ${supplier.tags.join(', ')}` : null,
  ].filter((part) => part !== null);
  return `${supplier.name} (${parts.join(', ')})`;
}

/** What a model sees of a supplier of the store. */
export const shortMySupplier = ({
  supplierId,
  name,
  source,
  country,
  tags,
  noteCount,
  invite,
  conversationSid,
  lastContactAt,
}: MySupplier) => ({
  supplierId,
  name,
  source,
  country,
  tags,
  noteCount,
  inviteState: invite?.state ?? null,
  conversationSid,
  lastContactAt,
});

const noteLine = ({ text, author, createdAt }: SupplierNote) => `“${text}” (${author}, ${dayOf(createdAt)})`;

/** Where it stands, what was noted, how it is tagged. */
export function detailWords(supplier: MySupplierDetail): string {
  const { notes } = supplier;
  const noted =
    notes.length === 0
      ? 'There are no notes about it.'
      : `${countOf(notes.length, 'note')}: ${notes.slice(0, 3).map(noteLine).join('; ')}${notes.length > 3 ? ' and more' : ''}.`;
  const contact = supplier.lastContactAt
    ? ` Last contact ${dayOf(supplier.lastContactAt)}.`
    : ' No contact yet.';
  return `${mySupplierLine(supplier)}. ${noted}${contact}`;
}

/** "Anna's Pottery, Lume & Cera and 3 more". */
export const namesOf = (names: readonly string[], most = 4): string => listWords(names, most);
