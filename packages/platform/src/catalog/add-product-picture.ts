import { OperationError } from '@brandwright/contract';
import { addProductPicture } from '@brandwright/contract/catalog/add-product-picture.ts';
import { mostPictures } from '@brandwright/contract/catalog/entities.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { implement } from '../kernel/request/implementation.ts';
import { lockProduct } from './find-product.ts';
import { setPictures, undoPictures } from './product-pictures.ts';

export default implement(addProductPicture, {
  async run(context, input) {
    const row = await lockProduct(context, input);
    const file = await context.call(getFile, { fileId: input.fileId });
    if (!file.contentType.startsWith('image/'))
      throw new OperationError(
        'unsupported_file',
        'That file isn’t a picture. Attach a PNG, JPEG, WebP or GIF.',
      );
    if (row.pictures.length >= mostPictures)
      throw new OperationError(
        'too_large',
        `A product can have at most ${mostPictures} pictures. Remove one first.`,
      );
    if (row.pictures.some(({ url }) => url === file.url))
      throw new OperationError('conflict', `${row.title} has that picture already.`);
    const picture = { url: file.url, alt: row.title };
    const isMain = input.isMain || row.pictures.length === 0;
    return setPictures(
      context,
      row,
      isMain ? [picture, ...row.pictures] : [...row.pictures, picture],
      `${isMain ? 'New main picture' : 'Another picture'} of ${row.title}.`,
    );
  },
  undo: undoPictures,
});
