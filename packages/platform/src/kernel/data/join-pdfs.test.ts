import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readPdf } from '../../copilot/vault/extraction/read-pdf.ts';
import { joinPdfs, takeApart } from './join-pdfs.ts';
import { drawPdf, textPdf } from './pdf-file.ts';

const textsOf = async (bytes: Uint8Array) =>
  (await readPdf(bytes, 'application/pdf', () => undefined)).pieces.map(({ page, text }) => [page, text]);

it('puts pages after each other, each as it was', async () => {
  const one = await textPdf([[{ text: 'First (1 0 R)' }], [{ text: 'Second' }]]);
  const other = await drawPdf({ at: new Date(0), size: [288, 432], margin: 10 }, (document) => {
    document.addPage().text('Third');
  });
  const joined = joinPdfs([one, other, one].map(takeApart));
  expect(await textsOf(joined)).toEqual([
    [1, 'First (1 0 R)'],
    [2, 'Second'],
    [3, 'Third'],
    [4, 'First (1 0 R)'],
    [5, 'Second'],
  ]);
  expect(joined.toString('latin1')).toContain('[0 0 288 432]');
  const again = () => joinPdfs([takeApart(joined)]);
  expect(again().equals(again())).toBe(true);
});

/** A file whose objects are packed in a stream, and whose page takes its size from above, as some carriers write them. */
function packedPdf(): Buffer {
  const content = 'BT /F1 12 Tf 20 20 Td (Packed) Tj ET';
  const objects = [
    [1, '<</Type/Catalog/Pages 2 0 R>>'],
    [2, '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 288 432]/Resources<</Font<</F1 4 0 R>>>>>>'],
    [3, '<</Type/Page/Parent 2 0 R/Contents 5 0 R>>'],
    [4, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
  ] as const;
  const bodies = objects.map(([, body]) => body).join(' ');
  let at = 0;
  const head = objects.map(([number, body]) => {
    const entry = `${number} ${at}`;
    at += body.length + 1;
    return entry;
  });
  const text = `${head.join(' ')} `;
  const packed = deflateSync(Buffer.from(text + bodies)).toString('latin1');
  return Buffer.from(
    `%PDF-1.5\n5 0 obj\n<</Length ${content.length}>>\nstream\n${content}\nendstream\nendobj\n` +
      `6 0 obj\n<</Type/ObjStm/N 4/First ${text.length}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream\nendobj\n%%EOF\n`,
    'latin1',
  );
}

it('takes a file apart whose objects are packed', async () => {
  const joined = joinPdfs([packedPdf(), await textPdf([[{ text: 'After' }]])].map(takeApart));
  expect(await textsOf(joined)).toEqual([
    [1, 'Packed'],
    [2, 'After'],
  ]);
});

it('refuses what unpacks to more than the objects of a file do', () => {
  const bomb = deflateSync(Buffer.alloc(20 * 1024 * 1024, ' ')).toString('latin1');
  const stream = (number: number) =>
    `${number} 0 obj\n<</Type/ObjStm/N 0/First 0/Filter/FlateDecode/Length ${bomb.length}>>\nstream\n${bomb}\nendstream\nendobj\n`;
  expect(() => takeApart(Buffer.from(`%PDF-1.5\n${stream(1)}`, 'latin1'))).toThrow('no pages');
  expect(() => takeApart(Buffer.from(`%PDF-1.5\n${stream(1)}${stream(2)}`, 'latin1'))).toThrow('larger than');
});

it('refuses what is encrypted or no PDF', () => {
  expect(() => takeApart(Buffer.from('%PDF-1.4 trailer <</Encrypt 5 0 R>>'))).toThrow('encrypted');
  expect(() => takeApart(Buffer.from('hello'))).toThrow('no pages');
});
