import { z } from 'zod';
import { countryCode, field, untrustedText } from '../../../kernel/fields.ts';
import { inviteState, supplierSource } from './enums.ts';

export { mayRead, mayAct } from '../../../kernel/access.ts';

/** Limits that the screens say before the server does. */
export const longestName = 120;
export const longestNote = 2000;
export const mostNotes = 200;
export const longestTag = 30;
export const mostTagsOfSupplier = 12;
export const mostTagsOfStore = 60;
/** Suppliers that are tagged at once. */
export const mostAtOnce = 200;

/** Reads that are stale after something changed among the suppliers of the store. */
export const mySupplierReads = ['list_my_suppliers', 'get_my_supplier', 'search_expanded_network'] as const;

/** A supplier of the store, named by a person: its id, or its name. */
export const supplierNamed = (question: string) =>
  field(z.string().trim().min(1).max(200), {
    ref: 'supplier',
    label: 'Supplier',
    words: ['supplier', 'factory', 'workshop', 'maker'],
    question,
  }).describe('Supplier by id (list_my_suppliers, search_suppliers, search_expanded_network) or by name.');

/** An invite as it stands. */
export const supplierInvite = z.object({
  state: inviteState,
  sentAt: z.string(),
  /** How often it was sent; at most once a day. */
  timesSent: z.int(),
  /** From when it may be sent again; null when it may not be at all. */
  mayResendAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
});
export type SupplierInvite = z.output<typeof supplierInvite>;

/** A supplier of the store as it stands in a list. */
export const mySupplier = z.object({
  /** Of a supplier of the marketplace or the expanded network its id there. */
  supplierId: field(z.uuid(), { ref: 'supplier' }),
  name: z.string(),
  source: supplierSource,
  /** Null where the list it came from does not say. */
  country: countryCode().nullable(),
  countryName: z.string().nullable(),
  city: z.string().nullable(),
  address: untrustedText().nullable(),
  sector: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  tags: z.array(z.string()),
  noteCount: z.int(),
  /** The newest note of the team. */
  lastNote: z.string().nullable(),
  invite: supplierInvite.nullable(),
  /** Whether the marketplace has a profile of it. */
  hasProfile: z.boolean(),
  logoUrl: z.string().nullable(),
  conversationSid: field(z.string(), { ref: 'supplier_conversation' }).nullable(),
  lastContactAt: z.string().nullable(),
  createdAt: z.string(),
});
export type MySupplier = z.output<typeof mySupplier>;

export const supplierNote = z.object({
  noteId: z.uuid(),
  text: z.string(),
  author: z.string(),
  createdAt: z.string(),
});
export type SupplierNote = z.output<typeof supplierNote>;

/** One thing that happened with a supplier, newest first. */
export const supplierEvent = z.object({ at: z.string(), text: z.string() });
export type SupplierEvent = z.output<typeof supplierEvent>;

/** A supplier of the store with its notes and what happened. */
export const mySupplierDetail = mySupplier.extend({
  /** Newest first. */
  notes: z.array(supplierNote),
  history: z.array(supplierEvent),
});
export type MySupplierDetail = z.output<typeof mySupplierDetail>;

/** A value of the list with how many suppliers have it. */
export const facet = z.object({ value: z.string(), label: z.string(), count: z.int() });
export type Facet = z.output<typeof facet>;
