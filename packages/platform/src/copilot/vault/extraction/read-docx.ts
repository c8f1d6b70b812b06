import type { Piece } from '../rules.ts';
import { checkLength, UnreadableFile, type Reader } from './extracted.ts';
import { openArchive } from './open-archive.ts';

/** Text of a Word document under its headings; a page break begins a page. Pictures and links are left out. */
export const readDocx: Reader = async (bytes) => {
  const buffer = Buffer.from(openArchive(bytes));
  // Loaded with the first document: no start should wait for it.
  const { default: mammoth } = await import('mammoth');
  const { value: html } = await mammoth
    .convertToHtml(
      { buffer },
      {
        styleMap: ["br[type='page'] => hr"],
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
      },
    )
    .catch(() => {
      throw new UnreadableFile(
        'It isn’t a complete Word document. Save it again as DOCX and replace it here.',
      );
    });
  checkLength(html.length / 2);
  const { pieces, pages } = readHtml(html);
  if (pieces.length === 0) throw new UnreadableFile('It has no text. Replace it with a document that does.');
  return { pieces, pages, width: null, height: null };
};

/** The HTML is the converter's own: well-formed and escaped. */
function readHtml(html: string): { pieces: Piece[]; pages: number } {
  const pieces: Piece[] = [];
  let page = 1;
  let section: string | null = null;
  const blocks = html
    .replace(/<hr\s*\/?>/g, '\u000c')
    .split(/(?=<(?:h[1-6]|p|li|tr)\b)|(?<=<\/(?:h[1-6]|p|li|tr)>)/);
  for (const block of blocks) {
    const heading = /^<h[1-6]\b/.test(block);
    for (const [index, part] of block.split('\u000c').entries()) {
      if (index > 0) page += 1;
      const text = plain(part);
      if (text === '') continue;
      if (heading) section = text.slice(0, 200);
      else pieces.push({ page, section, text });
    }
  }
  return { pieces, pages: page };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

const plain = (html: string) =>
  html
    .replace(/<\/t[dh]>\s*<t[dh][^>]*>/g, ' | ')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
