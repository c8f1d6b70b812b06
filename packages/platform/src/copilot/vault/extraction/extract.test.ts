import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { VaultType } from '@brandwright/contract/copilot/vault/limits.ts';
import { drawPdf, textPdf } from '../../../kernel/data/pdf-file.ts';
import { extract, type ExtractOptions } from './extract.ts';
import { UnreadableFile } from './extracted.ts';
import { openArchive } from './open-archive.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const utf8 = (text: string) => new TextEncoder().encode(text);
const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const relation = (type: string, target: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
const contentTypes = (parts: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts}</Types>`;

const docx = (body: string) =>
  zip({
    '[Content_Types].xml': contentTypes(
      `<Override PartName="/word/document.xml" ContentType="${word}.main+xml"/>`,
    ),
    '_rels/.rels': relation('officeDocument', 'word/document.xml'),
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  });
const paragraph = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;

const xlsx = (rows: string) =>
  zip({
    '[Content_Types].xml': contentTypes(
      `<Override PartName="/xl/workbook.xml" ContentType="${excel}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
    ),
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Women" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  });
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

async function faultOf(bytes: Uint8Array, type: VaultType, options: ExtractOptions = {}): Promise<string> {
  const error = await extract(bytes, type, options).then(
    () => undefined,
    (fault: unknown) => fault,
  );
  expect(error).toBeInstanceOf(UnreadableFile);
  return error instanceof Error ? error.message : '';
}

describe('the text of a file', { timeout: 30_000 }, () => {
  it('comes out of a PDF page by page', async () => {
    const pages: [number, number][] = [];
    const pdf = await textPdf([[{ text: 'Returns (30 days)', isHeading: true }], [{ text: 'Shipping' }]]);
    const extracted = await extract(pdf, 'application/pdf', { report: (...page) => pages.push(page) });
    expect(extracted.pages).toBe(2);
    expect(extracted.pieces).toEqual([
      { page: 1, section: null, text: 'Returns (30 days)' },
      { page: 2, section: null, text: 'Shipping' },
    ]);
    expect(pages).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('comes out of a Word document under its headings, with its page breaks', async () => {
    const body = `${paragraph('Returns', 'Heading1')}${paragraph('Within 30 days &amp; unused.')}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${paragraph('Shipping', 'Heading1')}${paragraph('Never on Fridays.')}`;
    expect(await extract(docx(body), word)).toMatchObject({
      pages: 2,
      pieces: [
        { page: 1, section: 'Returns', text: 'Within 30 days & unused.' },
        { page: 2, section: 'Shipping', text: 'Never on Fridays.' },
      ],
    });
  });

  it('comes out of a workbook row by row with the names of the columns', async () => {
    const rows = `<row r="1">${cell('A1', 'Size')}${cell('B1', 'Chest cm')}</row><row r="2">${cell('A2', 'M')}<c r="B2"><v>96</v></c></row>`;
    expect(await extract(xlsx(rows), excel)).toMatchObject({
      pages: 1,
      pieces: [{ page: 1, section: 'Women', text: 'Size: M, Chest cm: 96' }],
    });
  });

  it('comes out of tables and texts in the encodings that programs write', async () => {
    const csv = await extract(Buffer.from('Größe;Preis\nS;12,50\n', 'latin1'), 'text/csv');
    expect(csv.pieces[0]?.text).toBe('Größe: S, Preis: 12,50');
    const text = await extract(Buffer.from('\ufeffPflege von Hand', 'utf16le'), 'text/plain');
    expect(text.pieces[0]?.text).toBe('Pflege von Hand');
  });
});

describe('a file that is not what it should be', { timeout: 30_000 }, () => {
  it('says that it is damaged', async () => {
    expect(await faultOf(utf8('%PDF-1.7 and nothing'), 'application/pdf')).toContain('damaged');
    expect(await faultOf(utf8('PK\u0003\u0004 and nothing'), word)).toContain('damaged');
    expect(await faultOf(zip({ 'a.xml': '<a/>' }), word)).toContain('Save it again as DOCX');
    expect(await faultOf(zip({ 'a.xml': '<a/>' }), excel)).toContain('Save it again as XLSX');
    expect(await faultOf(utf8('\u0089PNG'), 'image/png')).toContain('not a whole picture');
  });

  it('says that it is empty', async () => {
    expect(await faultOf(utf8(' \n\n '), 'text/plain')).toContain('no text');
    expect(await faultOf(await textPdf([[]]), 'application/pdf')).toContain('text recognition');
    expect(await faultOf(docx(paragraph(' ')), word)).toContain('no text');
  });

  it('says that a password protects it', async () => {
    const locked = await drawPdf({ at: new Date(), userPassword: 'walnut' }, (pdf) => void pdf.addPage());
    expect(await faultOf(locked, 'application/pdf')).toContain('password');
  });

  it('is not unpacked when it would become far more than it is', async () => {
    // One part that the directory names four times, as real ones do.
    const part = Buffer.from(zipSync({ 'a.xml': new Uint8Array(40 * 1024 * 1024) }));
    const [directory, end] = [part.lastIndexOf('PK\u0001\u0002'), part.lastIndexOf('PK\u0005\u0006')];
    const [entry, tail] = [part.subarray(directory, end), part.subarray(end)];
    tail.writeUInt16LE(4, 8);
    tail.writeUInt16LE(4, 10);
    tail.writeUInt32LE(entry.length * 4, 12);
    const bomb = Buffer.concat([part.subarray(0, directory), entry, entry, entry, entry, tail]);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await faultOf(bomb, word)).toContain('unpacks to far more');
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 6_000 }, (_, n) => [`${n}.xml`, new Uint8Array()])),
      { level: 0 },
    );
    expect(await faultOf(many, excel)).toContain('unpacks to far more');
  });

  it('cannot lie about what it unpacks to', () => {
    const honest = zipSync({ 'a.xml': new Uint8Array(1024 * 1024) });
    const lying = Buffer.from(honest);
    // The size that the directory claims: one byte.
    const directory = lying.lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
    lying.writeUInt32LE(1, directory + 24);
    let unpacked = 0;
    try {
      unpacked = openArchive(lying).length;
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableFile);
    }
    expect(unpacked).toBeLessThan(10_000);
  });

  it('has no entities that grow', async () => {
    const grown = zip({ 'word/document.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>' });
    expect(await faultOf(grown, word)).toContain('defines entities');
  });

  it('does not claim a picture that no screen has', async () => {
    const png = Buffer.alloc(33);
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(png);
    png.writeUInt32BE(90_000, 16);
    png.writeUInt32BE(90_000, 20);
    expect(await faultOf(png, 'image/png')).toContain('90000 by 90000');
  });

  it('is given up when it takes too long', async () => {
    const long = utf8('word '.repeat(200_000));
    expect(await faultOf(long, 'text/plain', { timeoutMs: 1 })).toContain('too long');
    expect(await faultOf(utf8('word '.repeat(500_000)), 'text/plain')).toContain('more text than');
  });
});
