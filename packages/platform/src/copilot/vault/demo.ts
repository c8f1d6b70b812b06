import { textPdf } from '../../kernel/data/pdf-file.ts';
import type { DemoPart, DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { founderDocuments, founderFacts, otherDocument, type DemoDocument } from './demo-documents.ts';
import { toPassages, type Piece } from './rules.ts';
import { brandFacts, vaultDocuments, vaultPassages } from './tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The demo stores' documents with their passages, and what their people told the partner. */
export const seedVault: NonNullable<DemoPart['seedStore']> = async (store, tools) => {
  const isFull = store.size === 'full';
  for (const document of isFull ? founderDocuments : [otherDocument])
    await seedDocument(store, tools, document);
  const facts = isFull
    ? founderFacts
    : ([[20, 'Elias Brandt', 'we pack in reused boxes where we can']] as const);
  await tools.db.insert(brandFacts).values(
    facts.map(([daysAgo, saidBy, text], index) => ({
      storeId: store.storeId,
      id: tools.id('brand fact', store.key, index),
      text,
      saidBy,
      createdAt: new Date(tools.now.getTime() - daysAgo * dayMs),
    })),
  );
};

async function seedDocument(store: DemoStore, tools: DemoTools, document: DemoDocument): Promise<void> {
  const { key, title, fileName, contentType, failure, addedBy } = document;
  const at = new Date(tools.now.getTime() - document.daysAgo * dayMs);
  const id = tools.id('vault document', store.key, key);
  const bytes = await bytesOf(document);
  const passages = toPassages(piecesOf(document));
  await tools.db.insert(vaultDocuments).values({
    storeId: store.storeId,
    id,
    title,
    description: document.description ?? null,
    fileUrl: await tools.keepFile(fileName, contentType, bytes),
    fileName,
    contentType,
    size: bytes.byteLength,
    status: failure ? 'FAILED' : 'READY',
    failure: failure ?? null,
    pages: document.pages.length,
    passages: passages.length,
    addedBy,
    createdAt: at,
    updatedAt: at,
  });
  if (passages.length === 0) return;
  await tools.db.insert(vaultPassages).values(
    passages.map((passage, position) => ({
      ...passage,
      storeId: store.storeId,
      id: tools.id('vault passage', store.key, key, position),
      documentId: id,
      version: 1,
      position,
      title,
    })),
  );
}

const piecesOf = ({ pages }: DemoDocument): Piece[] =>
  pages.flatMap((sections, index) =>
    sections.flatMap(([section, ...paragraphs]) =>
      paragraphs.map((text) => ({ page: index + 1, section: section === '' ? null : section, text })),
    ),
  );

/** The file itself, as it would have been uploaded. */
async function bytesOf(document: DemoDocument): Promise<Uint8Array> {
  if (document.contentType === 'application/pdf')
    return textPdf(
      document.pages.length === 0
        ? [[]]
        : document.pages.map((sections) =>
            sections.flatMap(([section, ...paragraphs]) => [
              { text: section, isHeading: true },
              ...paragraphs.map((text) => ({ text })),
            ]),
          ),
    );
  const text =
    document.contentType === 'text/csv'
      ? csvOf(document)
      : document.pages
          .flatMap((sections) =>
            sections.map(([section, ...paragraphs]) =>
              [...(section === '' ? [] : [`## ${section}`]), ...paragraphs].join('\n\n'),
            ),
          )
          .join('\n\n');
  return new TextEncoder().encode(`${text}\n`);
}

function csvOf({ pages }: DemoDocument): string {
  const rows = pages
    .flat()
    .flatMap(([, ...lines]) => lines.map((line) => line.split(', ').map((cell) => cell.split(/: ?/))));
  const header = rows[0]?.map(([name]) => name).join(',') ?? '';
  return [header, ...rows.map((row) => row.map(([, value]) => value ?? '').join(','))].join('\n');
}
