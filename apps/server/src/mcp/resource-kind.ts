import type { Resource, ReadResourceResult } from '@modelcontextprotocol/sdk/types.js';
import type { Call, Gateway } from '../gateway.ts';

export const scheme = 'brandwright://';

/** Bytes of one resource; what is larger is read through its operation, part by part, or at its own address. */
export const largestResource = 1024 * 1024;

/** Who reads, and through which server. */
export interface Reader {
  gateway: Gateway;
  call: Call;
  /** Of the caller. */
  storeId: string;
}

export interface Row {
  /** What follows the kind in its address. */
  path: string;
  name: string;
  /** Where it is known beforehand. */
  mimeType: string | undefined;
  updatedAt: string;
}

export interface ListedRows {
  rows: readonly Row[];
  isLast: boolean;
}

export type Contents = ReadResourceResult['contents'][number];

/** A kind of record or file that other programs may put before their model. */
export interface ResourceKind {
  name: string;
  title: string;
  description: string;
  /** Left out where each resource has a kind of its own. */
  mimeType?: string;
  /** Names of the parts of an address after the kind, one list for each form. */
  forms: readonly (readonly string[])[];
  /** Newest first; `page` counts from 0. */
  list(reader: Reader, page: number): Promise<ListedRows>;
  /** Throws not_found for what is not in the caller's store. */
  read(reader: Reader, parts: readonly string[], uri: string): Promise<Contents>;
}

/** Someone outside may have named it: one short line, and never more than a label. */
export const resourceOf = (
  { name, description }: ResourceKind,
  { path, name: title, mimeType, updatedAt }: Row,
): Resource => ({
  uri: `${scheme}${name}/${path}`,
  name: `${name}/${path}`,
  title: title.replaceAll(/\s+/g, ' ').slice(0, 120),
  description,
  ...(mimeType === undefined ? {} : { mimeType }),
  annotations: { lastModified: updatedAt },
});
