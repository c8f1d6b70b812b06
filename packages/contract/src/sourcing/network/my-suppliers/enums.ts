import { z } from 'zod';

/** How a supplier came among those of the store. */
export const supplierSources = ['MARKETPLACE', 'INVITE', 'IMPORT', 'EXPANDED_NETWORK'] as const;
export const supplierSource = z.enum(supplierSources);
export type SupplierSource = z.output<typeof supplierSource>;

export const supplierSourceWords: Record<SupplierSource, readonly [string, ...string[]]> = {
  MARKETPLACE: ['from the marketplace', 'marketplace ones', 'marketplace suppliers'],
  INVITE: ['invited', 'invited ones', 'that we invited', 'that i invited', 'by invite', 'my invites'],
  IMPORT: ['imported', 'imported ones', 'from a list', 'from my list', 'that i imported', 'from the csv'],
  EXPANDED_NETWORK: ['from the expanded network', 'expanded network ones'],
};

export const supplierSourceLabels: Record<SupplierSource, string> = {
  MARKETPLACE: 'Marketplace',
  INVITE: 'Invited',
  IMPORT: 'Imported',
  EXPANDED_NETWORK: 'Expanded network',
};

/** What became of an invite. `rules.ts` of the platform holds the transitions. */
export const inviteStates = ['INVITED', 'JOINED', 'DECLINED', 'CANCELED'] as const;
export const inviteState = z.enum(inviteStates);
export type InviteState = z.output<typeof inviteState>;

export const inviteStateWords: Record<InviteState, readonly [string, ...string[]]> = {
  INVITED: ['waiting for an answer', 'open invites', 'pending invites', 'not answered yet', 'still pending'],
  JOINED: ['joined', 'accepted', 'that joined', 'who accepted'],
  DECLINED: ['declined', 'said no', 'turned us down', 'refused'],
  CANCELED: ['canceled invites', 'cancelled invites', 'withdrawn'],
};

export const mySupplierSorts = ['name', '-createdAt', '-lastContactAt', 'country'] as const;
export const mySupplierSort = z.enum(mySupplierSorts);
export type MySupplierSort = z.output<typeof mySupplierSort>;

export const mySupplierSortWords: Record<MySupplierSort, readonly [string, ...string[]]> = {
  name: ['By name', 'alphabetically', 'a to z'],
  '-createdAt': ['Newest', 'newest first', 'latest added', 'recently added'],
  '-lastContactAt': ['Last contact', 'by last contact', 'most recently contacted', 'spoken to last'],
  country: ['By country', 'sorted by country', 'grouped by country'],
};

/** What may stand in a column of a list of suppliers. */
export const listFields = [
  'name',
  'country',
  'address',
  'city',
  'sector',
  'email',
  'website',
  'phoneNumber',
  'tags',
] as const;
export const listField = z.enum(listFields);
export type ListField = z.output<typeof listField>;

export const listFieldLabels: Record<ListField, string> = {
  name: 'Name',
  country: 'Country',
  address: 'Address',
  city: 'City',
  sector: 'Sector',
  email: 'Email',
  website: 'Website',
  phoneNumber: 'Phone',
  tags: 'Tags',
};

export const importStates = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'UNDONE'] as const;
export const importState = z.enum(importStates);
export type ImportState = z.output<typeof importState>;
