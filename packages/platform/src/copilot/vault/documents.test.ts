import { addDocument } from '@brandwright/contract/copilot/vault/add-document.ts';
import { getDocument } from '@brandwright/contract/copilot/vault/get-document.ts';
import { listDocuments } from '@brandwright/contract/copilot/vault/list-documents.ts';
import { removeDocument } from '@brandwright/contract/copilot/vault/remove-document.ts';
import { replaceDocument } from '@brandwright/contract/copilot/vault/replace-document.ts';
import { retryDocument } from '@brandwright/contract/copilot/vault/retry-document.ts';
import { largestDocument, mostDocuments } from '@brandwright/contract/copilot/vault/limits.ts';
import { searchDocuments } from '@brandwright/contract/copilot/vault/search-documents.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { jobRuns } from '../../kernel/data/tables.ts';
import { textPdf } from '../../kernel/data/pdf-file.ts';
import { files } from '../../store/tables.ts';
import { vaultDocuments } from './tables.ts';
import { keepUpload, readQueued } from './testing.ts';

const handbook = `# Operations handbook

## Returns

Customers may return unused items within 30 days of delivery for a full refund. Candles that were lit stay with them.

## Shipping

We never hand parcels to carriers on Fridays.
`;

async function withHandbook(store: TestStore, text = handbook, name = 'operations-handbook.md') {
  const fileId = await keepUpload(store, name, 'text/markdown', text);
  const added = await store.run(addDocument, { fileId });
  await readQueued(store);
  return added;
}

describe('a document that is added', () => {
  it('waits, is read, and is then found and quoted with its page', async () => {
    const store = await testStore();
    const fileId = await keepUpload(store, 'operations-handbook.md', 'text/markdown', handbook);
    const added = await store.run(addDocument, { fileId });
    expect(added).toMatchObject({
      title: 'Operations handbook',
      status: 'QUEUED',
      kind: 'Markdown',
      version: 1,
    });
    expect(await readQueued(store)).toEqual([{ pages: 1, passages: 2 }]);
    const { document, passages, total } = await store.run(getDocument, { document: 'handbook' });
    expect(document).toMatchObject({ id: added.id, status: 'READY', percent: 100, pages: 1, passages: 2 });
    expect(total).toBe(1);
    expect(passages.map(({ section }) => section)).toEqual(['Returns', 'Shipping']);
    const found = await store.run(searchDocuments, { words: 'return policy of the handbook' });
    expect(found.passages[0]).toMatchObject({ documentId: added.id, page: 1, section: 'Returns' });
    expect(found.passages[0]?.quote).toContain('within 30 days of delivery');
    const [start, end] = found.passages[0]?.marks[0] ?? [0, 0];
    expect(found.passages[0]?.quote.slice(start, end)).toMatch(/^return/i);
  });

  it('is journaled under its own kind, and undo takes it out again', async () => {
    const store = await testStore();
    await withHandbook(store);
    const [entry] = await store.journal();
    expect(entry).toMatchObject({ operation: 'add_document', subjectKind: 'document' });
    await store.undo(entry?.id ?? '');
    expect((await store.run(listDocuments, {})).total).toBe(0);
    expect((await store.run(searchDocuments, { words: 'refund' })).total).toBe(0);
  });

  it('is not taken twice, nor a type or size that the vault does not read', async () => {
    const store = await testStore();
    const fileId = await keepUpload(store, 'guide.md', 'text/markdown', handbook);
    await store.run(addDocument, { fileId });
    expect((await store.refusal(addDocument, { fileId })).message).toContain(
      'already in the Brand Vault, as Guide',
    );
    const drawing = await keepUpload(store, 'logo.svg', 'image/svg+xml', '<svg/>');
    expect(await store.refusal(addDocument, { fileId: drawing })).toMatchObject({ code: 'unsupported_file' });
    const large = await keepUpload(store, 'large.pdf', 'application/pdf', '%PDF');
    await store.context(({ db }) =>
      db
        .update(files)
        .set({ size: largestDocument + 1 })
        .where(eq(files.id, large)),
    );
    const refusal = await store.refusal(addDocument, { fileId: large });
    expect(refusal.code).toBe('too_large');
    expect(refusal.message).toContain('20 MB');
    expect(await store.refusal(addDocument, { fileId: randomUUID() })).toMatchObject({ code: 'not_found' });
  });

  it('is refused when the vault is full', async () => {
    const store = await testStore();
    const now = store.time.now;
    await store.context(({ db, storeId }) =>
      db.insert(vaultDocuments).values(
        Array.from({ length: mostDocuments }, (_, index) => ({
          storeId,
          id: randomUUID(),
          title: `Note ${index}`,
          fileName: 'note.md',
          contentType: 'text/markdown',
          size: 1,
          status: 'READY',
          addedBy: 'Test Person',
          createdAt: now,
          updatedAt: now,
        })),
      ),
    );
    const fileId = await keepUpload(store, 'guide.md', 'text/markdown', handbook);
    expect((await store.refusal(addDocument, { fileId })).message).toContain('200 documents');
  });

  it('asks first while words from outside are in view, and shows what it would do', async () => {
    const store = await testStore();
    const fileId = await keepUpload(store, 'guide.md', 'text/markdown', handbook);
    const asked = await store.call(addDocument, { fileId }, { via: 'partner', untrustedInView: true });
    expect(asked).toMatchObject({ kind: 'asks', action: { preview: { verb: 'Add to the vault' } } });
    expect((await store.run(listDocuments, {})).total).toBe(0);
  });

  it('is for members; viewers and preview accounts only read', async () => {
    const store = await testStore();
    const fileId = await keepUpload(store, 'guide.md', 'text/markdown', handbook);
    expect(await store.refusal(addDocument, { fileId }, { as: 'viewer' })).toMatchObject({
      code: 'forbidden',
    });
    expect(await store.refusal(addDocument, { fileId }, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
    expect((await store.run(listDocuments, {}, { as: 'viewer' })).total).toBe(0);
  });

  it("stays unknown to another store, and another store's file cannot be added", async () => {
    const [store, rival] = [await testStore(), await testStore()];
    const { id } = await withHandbook(store);
    const fileId = await keepUpload(store, 'other.md', 'text/markdown', 'Some text.');
    for (const declaration of [getDocument, removeDocument, retryDocument])
      expect(await rival.refusal(declaration, { document: id })).toMatchObject({ code: 'not_found' });
    expect(await rival.refusal(addDocument, { fileId })).toMatchObject({ code: 'not_found' });
    expect(await rival.refusal(searchDocuments, { words: 'refund', documentId: id })).toMatchObject({
      code: 'not_found',
    });
    expect((await rival.run(searchDocuments, { words: 'refund' })).total).toBe(0);
  });
});

describe('a document that cannot be read', () => {
  it('says why and what to do, and is read again on request', async () => {
    const store = await testStore();
    const fileId = await keepUpload(store, 'scan.pdf', 'application/pdf', await textPdf([[]]));
    const { id } = await store.run(addDocument, { fileId });
    await readQueued(store);
    const { document } = await store.run(getDocument, { document: id });
    expect(document.status).toBe('FAILED');
    expect(document.failure).toContain('text recognition');
    expect((await store.run(listDocuments, { status: 'FAILED' })).total).toBe(1);
    expect(await store.run(retryDocument, { document: id })).toMatchObject({
      status: 'QUEUED',
      failure: null,
    });
    expect((await store.refusal(retryDocument, { document: id })).message).toContain('waiting to be read');
    await readQueued(store);
    expect((await store.run(getDocument, { document: id })).document.status).toBe('FAILED');
  });

  it('is not read again when it was read', async () => {
    const store = await testStore();
    const { id } = await withHandbook(store);
    expect(await store.refusal(retryDocument, { document: id })).toMatchObject({ code: 'bad_transition' });
  });
});

describe('a document that is being read', () => {
  it('says how far it is, by its job, and counts as failed when the job ended half-way', async () => {
    const store = await testStore();
    const fileId = await keepUpload(store, 'guide.md', 'text/markdown', handbook);
    const { id } = await store.run(addDocument, { fileId });
    const setJob = (change: Partial<typeof jobRuns.$inferInsert>) =>
      store.context(({ db, storeId }) => db.update(jobRuns).set(change).where(eq(jobRuns.storeId, storeId)));
    await setJob({ status: 'RUNNING', percent: 40, note: 'Page 2 of 5' });
    const running = { status: 'EXTRACTING', percent: 40, note: 'Page 2 of 5', failure: null };
    expect((await store.run(getDocument, { document: id })).document).toMatchObject(running);
    expect((await store.run(listDocuments, { status: 'EXTRACTING' })).total).toBe(1);
    expect((await store.run(listDocuments, { status: 'QUEUED' })).total).toBe(0);
    await setJob({ status: 'FAILED' });
    const { document } = await store.run(getDocument, { document: id });
    expect(document).toMatchObject({ status: 'FAILED', failure: expect.stringContaining('Read it again') });
    expect((await store.run(listDocuments, { status: 'FAILED' })).total).toBe(1);
    expect(await store.run(retryDocument, { document: id })).toMatchObject({ status: 'QUEUED' });
  });
});

describe('a replaced document', () => {
  it('is found by its new words only, and undo brings the old ones back', async () => {
    const store = await testStore();
    const { id } = await withHandbook(store);
    const fileId = await keepUpload(
      store,
      'handbook-2027.txt',
      'text/plain',
      'Exchanges are possible within 90 days.',
    );
    const replaced = await store.run(replaceDocument, { document: 'the operations handbook', fileId });
    expect(replaced).toMatchObject({ id, version: 2, status: 'QUEUED', title: 'Operations handbook' });
    expect((await store.run(searchDocuments, { words: 'refund' })).total).toBe(0);
    await readQueued(store);
    expect((await store.run(searchDocuments, { words: 'exchanges' })).passages[0]?.quote).toContain(
      '90 days',
    );
    const [entry] = await store.journal();
    await store.undo(entry?.id ?? '');
    expect((await store.run(searchDocuments, { words: 'exchanges' })).total).toBe(0);
    expect((await store.run(searchDocuments, { words: 'refund' })).total).toBe(1);
  });

  it('leaves nothing of a reading that was overtaken', async () => {
    const store = await testStore();
    const first = await keepUpload(store, 'a.txt', 'text/plain', 'The first text.');
    const { id } = await store.run(addDocument, { fileId: first });
    const second = await keepUpload(store, 'b.txt', 'text/plain', 'The second text.');
    await store.run(replaceDocument, { document: id, fileId: second });
    // Either may be read first.
    const read = await readQueued(store);
    expect(read).toHaveLength(2);
    expect(read).toEqual(expect.arrayContaining([{ skipped: true }, { pages: 1, passages: 1 }]));
    const { passages } = await store.run(getDocument, { document: id });
    expect(passages.map(({ text }) => text)).toEqual(['The second text.']);
  });
});

describe('a removed document', () => {
  it('is listed and found no more until it is put back', async () => {
    const store = await testStore();
    await withHandbook(store);
    expect(await store.run(removeDocument, { document: 'operations handbook' })).toMatchObject({
      title: 'Operations handbook',
    });
    expect((await store.run(listDocuments, {})).total).toBe(0);
    expect((await store.run(searchDocuments, { words: 'refund' })).total).toBe(0);
    expect(await store.refusal(getDocument, { document: 'handbook' })).toMatchObject({ code: 'not_found' });
    const [entry] = await store.journal();
    await store.undo(entry?.id ?? '');
    expect((await store.run(searchDocuments, { words: 'refund' })).total).toBe(1);
  });

  it('has to be told from others that fit the words', async () => {
    const store = await testStore();
    await withHandbook(store, handbook, 'size chart women.md');
    await withHandbook(store, handbook, 'size chart men.md');
    const refusal = await store.refusal(removeDocument, { document: 'size chart' });
    expect(refusal.code).toBe('conflict');
    expect(refusal.message).toContain('Size chart women');
    expect(refusal.message).toContain('Size chart men');
  });
});

describe('a picture', () => {
  it('is found by what the founder says that it shows', async () => {
    const store = await testStore();
    const fileId = await keepUpload(store, 'IMG_2041.png', 'image/png', onePixel);
    const description = 'the sand glaze on the pour-over dripper, spring campaign';
    const { id } = await store.run(addDocument, { fileId, description });
    await readQueued(store);
    const { document } = await store.run(getDocument, { document: id });
    expect(document).toMatchObject({ status: 'READY', width: 1, height: 1, description });
    const found = await store.run(searchDocuments, { words: 'spring campaign glaze' });
    expect(found.passages.map(({ documentId }) => documentId)).toEqual([id]);
  });
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
