import { getDocumentProxy } from 'unpdf';
import type { Piece } from '../rules.ts';
import { bounds, checkLength, UnreadableFile, type Reader } from './extracted.ts';

/** Text of a PDF by page. Nothing in it runs: no scripts, no fonts from elsewhere, no linked files. */
export const readPdf: Reader = async (bytes, _contentType, report) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((error: unknown) => {
    throw new UnreadableFile(openingFault(error));
  });
  if (pdf.numPages > bounds.pages)
    throw new UnreadableFile(
      `It has ${pdf.numPages.toLocaleString('en-US')} pages; the limit is 1,000. Split it and add the parts.`,
    );
  const pieces: Piece[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = linesOf(items.filter((item) => 'str' in item));
    page.cleanup();
    characters += text.length;
    checkLength(characters);
    if (text.trim() !== '') pieces.push({ page: number, section: null, text });
    report(number, pdf.numPages);
  }
  if (pieces.length === 0)
    throw new UnreadableFile(
      'It has no text, only pictures of pages, like a scan. Save it with text recognition (OCR) and replace it here.',
    );
  return { pieces: pieces.flatMap(byParagraph), pages: pdf.numPages, width: null, height: null };
};

interface TextItem {
  str: string;
  hasEOL: boolean;
  transform: number[];
  height: number;
}

/** Text runs as lines; a wide gap between two lines begins a paragraph. */
function linesOf(items: readonly TextItem[]): string {
  let text = '';
  let lastY: number | undefined;
  for (const { str, hasEOL, transform, height } of items) {
    const y = transform[5];
    if (lastY !== undefined && y !== undefined && str.trim() !== '') {
      const gap = Math.abs(lastY - y);
      if (gap > Math.max(height, 8) * 1.9 && !text.endsWith('\n\n')) text = `${text.trimEnd()}\n\n`;
    }
    text += str;
    if (hasEOL) text += '\n';
    if (str.trim() !== '' && y !== undefined) lastY = y;
  }
  return text;
}

function byParagraph(piece: Piece): Piece[] {
  return piece.text
    .split(/\n{2,}/)
    .map((text) => ({ ...piece, text: text.replace(/(?<![.:;!?])\n(?=\p{Ll})/gu, ' ') }));
}

function openingFault(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException')
    return 'It’s protected by a password. Save it without one and replace it here.';
  return 'It isn’t a complete PDF: it’s damaged or cut off. Export it again and replace it here.';
}
