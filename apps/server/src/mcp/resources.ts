import { OperationError } from '@brandwright/contract';
import type {
  ListResourcesResult,
  ReadResourceResult,
  Resource,
  ResourceTemplate,
} from '@modelcontextprotocol/sdk/types.js';
import { fileResources } from './file-resources.ts';
import { missingResource } from './missing-resource.ts';
import { recordResources } from './record-resources.ts';
import { resourceOf, scheme, type ListedRows, type Reader, type ResourceKind } from './resource-kind.ts';

const kinds: readonly ResourceKind[] = [...recordResources, ...fileResources];

/** Pages that one request looks through before it answers that there is more. */
const mostPages = 8;

export function resourceTemplates(): ResourceTemplate[] {
  return kinds.flatMap(({ name, title, description, mimeType, forms }) =>
    forms.map((parts, index) => ({
      name: index === 0 ? name : `${name}-${parts.at(-1)}`,
      title,
      description,
      ...(mimeType === undefined ? {} : { mimeType }),
      uriTemplate: `${scheme}${name}/${parts.map((part) => `{${part}}`).join('/')}`,
    })),
  );
}

/** The kinds one after the other, a page at a time; the cursor says where to go on. */
export async function listResources(
  reader: Reader,
  cursor: string | undefined,
): Promise<ListResourcesResult> {
  let at: Place | undefined = cursor === undefined ? { kind: 0, page: 0 } : placeOf(cursor);
  if (!at)
    throw new OperationError('bad_input', 'This cursor isn’t valid. Start from the beginning of the list.');
  let resources: Resource[] = [];
  for (let looked = 0; at && resources.length === 0 && looked < mostPages; looked++) {
    const found: Listed = await listOne(reader, at);
    ({ resources, next: at } = found);
  }
  return { resources, ...(at ? { nextCursor: `${at.kind}.${at.page}` } : {}) };
}

interface Place {
  kind: number;
  page: number;
}

interface Listed {
  resources: Resource[];
  next: Place | undefined;
}

function placeOf(cursor: string): Place | undefined {
  const [, kind, page] = /^(\d)\.(\d{1,5})$/.exec(cursor) ?? [];
  const place = { kind: Number(kind), page: Number(page) };
  return kinds[place.kind] ? place : undefined;
}

async function listOne(reader: Reader, at: Place): Promise<Listed> {
  const kind = kinds[at.kind];
  if (!kind) return { resources: [], next: undefined };
  // What a plan or a role does not include is not there.
  const { rows, isLast } = await kind.list(reader, at.page).catch((error: unknown): ListedRows => {
    if (error instanceof OperationError && error.status === 403) return { rows: [], isLast: true };
    throw error;
  });
  const next = isLast ? { kind: at.kind + 1, page: 0 } : { kind: at.kind, page: at.page + 1 };
  return { resources: rows.map((row) => resourceOf(kind, row)), next: kinds[next.kind] ? next : undefined };
}

const address = /^brandwright:\/\/(?<name>[a-z-]+)\/(?<path>[\w-]{1,191}(?:\/[\w-]{1,191}){0,2})$/;

/** A record or a file, with texts of outsiders marked as data. Throws not_found for what is not in the caller's store. */
export async function readResource(reader: Reader, uri: string): Promise<ReadResourceResult> {
  const { name, path = '' } = address.exec(uri)?.groups ?? {};
  const parts = path.split('/');
  const kind = kinds.find((one) => one.name === name);
  if (!kind?.forms.some((form) => form.length === parts.length)) throw missingResource();
  return { contents: [await kind.read(reader, parts, uri)] };
}
