import { OperationError, type AnyDeclaration, type OutputOf } from '@brandwright/contract';
import { getBrandKit } from '@brandwright/contract/brand-kits/get-brand-kit.ts';
import { listBrandKits } from '@brandwright/contract/brand-kits/list-brand-kits.ts';
import { getDocument } from '@brandwright/contract/copilot/vault/get-document.ts';
import { listDocuments } from '@brandwright/contract/copilot/vault/list-documents.ts';
import { getTechPack } from '@brandwright/contract/sourcing/agent/get-tech-pack.ts';
import { listTechPacks } from '@brandwright/contract/sourcing/agent/list-tech-packs.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { untrustedTexts, wrapUntrusted } from '@brandwright/copilot';
import { missingResource } from './missing-resource.ts';
import { largestResource, type ResourceKind } from './resource-kind.ts';
import { runRead } from './run-read.ts';

const pageSize = 50;
const json = 'application/json';
const pageNumber = /^[1-9]\d{0,4}$/;

interface RecordRow {
  id: string;
  name: string;
  updatedAt: string;
}

/** Records by the operations that list and read them, as JSON with texts of outsiders marked as data. */
interface Records {
  name: string;
  title: string;
  description: string;
  list: AnyDeclaration;
  rows(output: unknown): readonly RecordRow[];
  read: AnyDeclaration;
  /** Input of the read; `page` counts from 1 and is there for records with pages only. */
  input(id: string, page: number | undefined): object;
  hasPages?: true;
}

const records: readonly Records[] = [
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

const briefRow = (brief: OutputOf<typeof listTechPacks>['rows'][number]): RecordRow => ({
  id: brief.techPackId,
  name: `Brief ${brief.techPackNumber}: ${brief.title}`,
  updatedAt: brief.updatedAt,
});

export const recordResources: readonly ResourceKind[] = records.map((kind) => ({
  name: kind.name,
  title: kind.title,
  description: kind.description,
  mimeType: json,
  forms: kind.hasPages ? [['id'], ['id', 'page']] : [['id']],
  async list({ gateway, call }, page) {
    const rows = kind.rows(await runRead(gateway, call, kind.list, { page, size: pageSize }));
    return {
      rows: rows.map(({ id, ...row }) => ({ ...row, path: id, mimeType: json })),
      isLast: rows.length < pageSize,
    };
  },
  async read({ gateway, call }, [id = '', page], uri) {
    if (!isUuid(id) || (page !== undefined && !pageNumber.test(page))) throw missingResource();
    const input = kind.input(id, page === undefined ? undefined : Number(page));
    const output = await runRead(gateway, call, kind.read, input);
    const text = JSON.stringify(wrapUntrusted(output, untrustedTexts(kind.read.output, output)));
    if (Buffer.byteLength(text) > largestResource)
      throw new OperationError(
        'too_large',
        `This is larger than 1 MB. Read parts of it with the tool ${kind.read.name}.`,
      );
    return { uri, mimeType: json, text };
  },
}));
