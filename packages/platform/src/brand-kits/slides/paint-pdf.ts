import { letter, outline } from '@brandwright/artwork/drawing/lettering/lettering.ts';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { drawPdf } from '../../kernel/data/pdf-file.ts';
import { slideHeight, slideWidth, type Piece, type TextFace } from './pieces.ts';
import { pictureKey } from './read-pictures.ts';
import { widthOf } from './set-text.ts';

/** Files of the typefaces that are embedded as text; a line with letters beyond them is drawn as outlines. */
const fontFiles: Readonly<Partial<Record<TextFace['typeface'], string>>> = {
  inter: '@fontsource/inter/files/inter-latin-500-normal.woff',
  'inter-bold': '@fontsource/inter/files/inter-latin-700-normal.woff',
};

const require = createRequire(import.meta.resolve('@brandwright/artwork'));
const isPlain = (words: string) => /^[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€™]*$/.test(words);

/** A PDF of pages, landscape. Text is text, so that it can be searched and copied; display letters are outlines. */
export const paintPdf = (
  pages: readonly (readonly Piece[])[],
  pictures: ReadonlyMap<string, Buffer>,
  about: { title: string; at: Date },
): Promise<Buffer> =>
  drawPdf(
    { at: about.at, size: [slideWidth, slideHeight], margin: 0, info: { Title: about.title } },
    (document) => {
      for (const [typeface, file] of Object.entries(fontFiles))
        document.registerFont(typeface, readFileSync(require.resolve(file)));
      for (const page of pages) {
        document.addPage();
        for (const piece of page) paint(document, piece, pictures);
      }
    },
  );

function paint(document: PDFKit.PDFDocument, piece: Piece, pictures: ReadonlyMap<string, Buffer>): void {
  if (piece.kind === 'rect') {
    const { x, y, width, height, fill, radius } = piece;
    if (radius) document.roundedRect(x, y, width, height, radius).fill(fill);
    else document.rect(x, y, width, height).fill(fill);
    return;
  }
  if (piece.kind === 'text') {
    paintText(document, piece);
    return;
  }
  const bytes = pictures.get(pictureKey(piece));
  if (!bytes) return;
  const { x, y, width, height, radius } = piece;
  document.save();
  document.roundedRect(x, y, width, height, radius).clip();
  document.image(bytes, x, y, { width, height });
  document.restore();
}

function paintText(document: PDFKit.PDFDocument, piece: Extract<Piece, { kind: 'text' }>): void {
  const { x, y, words, size, color, face, anchor = 'start' } = piece;
  if (fontFiles[face.typeface] === undefined || !isPlain(words)) {
    const path = outline(letter(words, face), { x, y, size, anchor });
    if (path !== '') document.path(path).fill(color);
    return;
  }
  const shown =
    face.casing === 'upper' ? words.toUpperCase() : face.casing === 'lower' ? words.toLowerCase() : words;
  const left = anchor === 'end' ? x - widthOf(words, face, size) : x;
  document
    .font(face.typeface, size)
    .fillColor(color)
    .text(shown, left, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: face.tracking * size,
    });
}
