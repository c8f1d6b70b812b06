import { OperationError } from '@brandwright/contract';
import { loadingImage, type BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import type { Context } from '../kernel/request/context.ts';

/**
 * The address of the picture to put: of an uploaded file, or one that the kit has already (in a slot or a tray), or one of
 * the store's own files. Empty empties the slot. Refuses anything from elsewhere, so that a kit shows no stranger's server.
 */
export async function pictureToPut(
  context: Context,
  kit: BrandKitContent,
  { fileId, imageUrl }: { fileId?: string | undefined; imageUrl?: string | undefined },
): Promise<string> {
  if (fileId !== undefined) {
    const { url, contentType } = await context.call(getFile, { fileId });
    if (!contentType.startsWith('image/'))
      throw new OperationError('unsupported_file', 'That file isn’t a picture. Attach a PNG, JPG or WebP.');
    return url;
  }
  if (imageUrl === undefined)
    throw new OperationError('bad_input', 'Which picture? Attach one, or name one from the tray.', [
      { path: 'fileId', message: 'Needed, or imageUrl.' },
    ]);
  if (imageUrl === '') return '';
  const own =
    picturesIn(kit).includes(imageUrl) ||
    imageUrl.startsWith(`/files/${context.storeId}/`) ||
    imageUrl.startsWith('/files/drawn/');
  if (imageUrl === loadingImage || !own)
    throw new OperationError(
      'bad_input',
      'Upload the picture first: a kit only shows pictures from this store.',
      [{ path: 'imageUrl', message: 'Not a picture from this store.' }],
    );
  return imageUrl;
}

const picturesIn = (kit: BrandKitContent): string[] => [
  ...kit.moodboardImages,
  ...kit.brandIdeas.generations.flatMap(({ images, imageTray }) => [...images, ...imageTray]),
  ...kit.productSkus.generations.flatMap(({ image, imageTray }) => [image, ...imageTray]),
];
