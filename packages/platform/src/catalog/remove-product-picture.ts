import { OperationError } from '@brandwright/contract';
import { removeProductPicture } from '@brandwright/contract/catalog/remove-product-picture.ts';
import { implement } from '../kernel/request/implementation.ts';
import { lockProduct, type ProductRecord } from './find-product.ts';
import { setPictures, undoPictures } from './product-pictures.ts';

export default implement(removeProductPicture, {
  async run(context, { place, url, ...named }) {
    const row = await lockProduct(context, named);
    const at = placeOf(row, place, url);
    const change = `Removed ${row.pictures.length === 1 ? 'the picture' : `picture ${at + 1}`} of ${row.title}.`;
    return setPictures(context, row, row.pictures.toSpliced(at, 1), change);
  },
  undo: undoPictures,
});

/** Where the picture that is meant stands, from 0. Errors: not_found, bad_input where it isn’t said which. */
function placeOf(
  { title, pictures }: ProductRecord,
  place: number | undefined,
  url: string | undefined,
): number {
  if (pictures.length === 0) throw new OperationError('not_found', `${title} has no picture.`);
  if (url !== undefined) {
    const at = pictures.findIndex((picture) => picture.url === url);
    if (at === -1)
      throw new OperationError('not_found', `${title} no longer has that picture. Look at it again.`);
    return at;
  }
  if (place === undefined && pictures.length > 1)
    throw new OperationError(
      'bad_input',
      `Which picture of ${title}? It has ${pictures.length}; 1 is the main one.`,
      [{ path: 'place', message: `1 to ${pictures.length}` }],
    );
  if ((place ?? 1) > pictures.length)
    throw new OperationError(
      'not_found',
      `${title} has ${pictures.length === 1 ? 'one picture' : `${pictures.length} pictures`} only.`,
    );
  return (place ?? 1) - 1;
}
