import { OperationError, type AnyDeclaration, type OutputOf } from '@brandwright/contract';
import { getBrandKit, listBrandKits } from '@brandwright/contract/brand-kits/kits.ts';
import { getDocument, listDocuments } from '@brandwright/contract/copilot/vault/documents.ts';
import { getTechPack, listTechPacks } from '@brandwright/contract/sourcing/agent/read-tech-packs.ts';
import { untrustedTexts, wrapUntrusted } from '@brandwright/copilot/untrusted.ts';
import type {
  ListResourcesResult,
  ReadResourceResult,
  Resource,
  ResourceTemplate,
} from '@modelcontextprotocol/sdk/types.js';
import type { Call, Face } from '../face.ts';
import { runRead } from './run-read.ts';

const scheme = 'brandwright://';
const pageSize = 50;
/** Bytes of one answer; a larger record is read through its operation, part by part. */
const largest = 1024 * 1024;

interface Row {
  id: string;
  name: string;
  updatedAt: string;
}

/** A kind of record that other programs may put before their model, by the operations that list and read it. */
interface Kind {
  name: string;
  title: string;
  description: string;
  list: AnyDeclaration;
  rows(output: unknown): readonly Row[];
  read: AnyDeclaration;
  /** Input of the read; `page` counts from 1 and is there for kinds with pages only. */
  input(id: string, page: number | undefined): object;
  hasPages?: true;
}

const kinds: readonly Kind[] = [
  {
    name: 'brand-kits',
    title: 'Brand kit',
    description: 'A brand kit whole: audiences, ideas, colors, pictures, products, research.',
    list: listBrandKits,
    rows: (output) => listBrandKits.output.parse(output).kits,
    read: getBrandKit,
    input: (brandKit) => ({ brandKit }),
  },
  {
    name: 'documents',
    title: 'Document',
    description:
      'A document of the Brand Vault: its state, and the passages of its first page or the one named.',
    list: listDocuments,
    rows: (output) =>
      listDocuments.output.parse(output).documents.map((document) => ({ ...document, name: document.title })),
    read: getDocument,
    input: (document, page = 1) => ({ document, page: page - 1 }),
    hasPages: true,
  },
  {
    name: 'briefs',
    title: 'Sourcing brief',
    description: 'A sourcing brief (tech pack): what is to be made, what is assumed, and what is missing.',
    list: listTechPacks,
    rows: (output) => listTechPacks.output.parse(output).rows.map(briefRow),
    read: getTechPack,
    input: (techPackId) => ({ techPackId }),
  },
];

const briefRow = (brief: OutputOf<typeof listTechPacks>['rows'][number]): Row => ({
  id: brief.techPackId,
  name: `Brief ${brief.techPackNumber}: ${brief.title}`,
  updatedAt: brief.updatedAt,
});

const json = 'application/json';

export function resourceTemplates(): ResourceTemplate[] {
  return kinds.flatMap(({ name, title, description, hasPages }) => {
    const template = { title, description, mimeType: json };
    const whole = { ...template, name, uriTemplate: `${scheme}${name}/{id}` };
    const page = { ...template, name: `${name}-page`, uriTemplate: `${scheme}${name}/{id}/{page}` };
    return hasPages ? [whole, page] : [whole];
  });
}

/** The kinds one after the other, at most 50 records at a time; the cursor says where to go on. */
export async function listResources(
  face: Face,
  call: Call,
  cursor: string | undefined,
): Promise<ListResourcesResult> {
  let at: Place | undefined = cursor === undefined ? { kind: 0, page: 0 } : placeOf(cursor);
  if (!at) throw new OperationError('bad_input', 'This cursor was not made here. List from the beginning.');
  while (at) {
    const found: Listed = await listOne(face, call, at);
    at = found.next;
    if (found.resources.length > 0)
      return { resources: found.resources, ...(at ? { nextCursor: `${at.kind}.${at.page}` } : {}) };
  }
  return { resources: [] };
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

async function listOne(face: Face, call: Call, at: Place): Promise<Listed> {
  const kind = kinds[at.kind];
  if (!kind) return { resources: [], next: undefined };
  const rows = await runRead(face, call, kind.list, { page: at.page, size: pageSize })
    .then(kind.rows)
    // What a plan or a role does not include is not there.
    .catch((error: unknown) => {
      if (error instanceof OperationError && error.status === 403) return [];
      throw error;
    });
  const isLastOfKind = rows.length < pageSize;
  const next = isLastOfKind ? { kind: at.kind + 1, page: 0 } : { kind: at.kind, page: at.page + 1 };
  return { resources: rows.map((row) => resourceOf(kind, row)), next: kinds[next.kind] ? next : undefined };
}

const resourceOf = ({ name, description }: Kind, row: Row): Resource => ({
  uri: `${scheme}${name}/${row.id}`,
  name: `${name}/${row.id}`,
  // Someone outside may have named the file: one short line, and never more than a label.
  title: row.name.replaceAll(/\s+/g, ' ').slice(0, 120),
  description,
  mimeType: json,
  annotations: { lastModified: row.updatedAt },
});

const address =
  /^brandwright:\/\/(?<name>[a-z-]+)\/(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/(?<page>[1-9]\d{0,4}))?$/;

/** A record as JSON, with texts of outsiders marked as data. Throws not_found for what is not in the caller's store. */
export async function readResource(face: Face, call: Call, uri: string): Promise<ReadResourceResult> {
  const { name, id, page } = address.exec(uri)?.groups ?? {};
  const kind = kinds.find((one) => one.name === name);
  if (!kind || id === undefined || (page !== undefined && !kind.hasPages)) throw missing();
  const output = await runRead(
    face,
    call,
    kind.read,
    kind.input(id, page === undefined ? undefined : Number(page)),
  );
  const text = JSON.stringify(wrapUntrusted(output, untrustedTexts(kind.read.output, output)));
  if (Buffer.byteLength(text) > largest)
    throw new OperationError(
      'too_large',
      `This is larger than 1 MB. Read parts of it with the tool ${kind.read.name}.`,
    );
  return { contents: [{ uri, mimeType: json, text }] };
}

const missing = () => new OperationError('not_found', 'There is no such resource.');
