import type { Piece } from '../rules.ts';
import { checkLength, UnreadableFile, type Reader } from './extracted.ts';

/** Characters of plain text that count as one page. */
const pageLength = 3_000;

/** Plain text and Markdown: paragraphs under their headings, about a screenful to the page. */
export const readText: Reader = async (bytes, contentType) => {
  const text = decode(bytes);
  checkLength(text.length);
  const pieces: Piece[] = [];
  let section: string | null = null;
  let length = 0;
  for (const block of text.split(/\r?\n\s*\r?\n|(?=^#{1,6}\s)/m)) {
    const { heading, body } =
      contentType === 'text/markdown' ? headingOf(block) : { heading: null, body: block };
    if (heading) section = heading;
    if (body.trim() === '') continue;
    pieces.push({ page: 1 + Math.floor(length / pageLength), section, text: body });
    length += body.length;
  }
  if (pieces.length === 0) throw new UnreadableFile('It has no text. Replace it with a file that does.');
  return { pieces, pages: pieces.at(-1)?.page ?? 1, width: null, height: null };
};

function headingOf(block: string): { heading: string | null; body: string } {
  const match = /^\s*#{1,6}\s+(.+?)\s*#*\s*(?:\r?\n|$)/.exec(block);
  if (!match) return { heading: null, body: block };
  return { heading: (match[1] ?? '').slice(0, 200), body: block.slice(match[0].length) };
}

/** UTF-8, UTF-16 where a mark says so, and the old Western encoding for what is neither. */
export function decode(bytes: Uint8Array): string {
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : null;
  if (mark) return new TextDecoder(mark).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
