import { letter, outline } from '@brandwright/artwork/drawing/lettering/lettering.ts';
import { slideHeight, slideWidth, type Piece } from './pieces.ts';
import { pictureKey } from './read-pictures.ts';

/** A slide as an SVG without fonts or links: letters are outlines, pictures stand in it. */
export function paintSvg(pieces: readonly Piece[], pictures: ReadonlyMap<string, Buffer>): string {
  const clips: string[] = [];
  const body = pieces.map((piece, at) => {
    if (piece.kind === 'rect') {
      const { x, y, width, height, fill, radius = 0 } = piece;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
    }
    if (piece.kind === 'text') {
      const { x, y, size, color, anchor = 'start', words, face } = piece;
      return `<path d="${outline(letter(words, face), { x, y, size, anchor })}" fill="${color}"/>`;
    }
    const { x, y, width, height, radius } = piece;
    const bytes = pictures.get(pictureKey(piece));
    if (!bytes) return '';
    clips.push(
      `<clipPath id="c${at}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath>`,
    );
    return `<image x="${x}" y="${y}" width="${width}" height="${height}" clip-path="url(#c${at})" preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${bytes.toString('base64')}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${slideWidth} ${slideHeight}"><defs>${clips.join('')}</defs>${body.join('')}</svg>`;
}
