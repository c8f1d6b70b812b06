import { watermarkImage } from '@brandwright/contract/design/images/watermark-image.ts';
import { hash } from 'node:crypto';
import { fileAddress, fileKey } from '../../kernel/data/file-address.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { namedId } from '../../kernel/data/random.ts';
import { layMark } from './lay-mark.ts';
import { openPicture, orDamaged } from './open-picture.ts';
import { pictureSource } from './picture-source.ts';
import { brandNameOf } from './start-generation.ts';

const longestSide = 2048;

const version = 2;

/**
 * Reads only: the marked picture is kept beside the files under a name made of what it shows, so that asking again
 * answers the same address.
 */
export default implement(watermarkImage, {
  async run(context, { url, imageId, fileId }) {
    const source = await pictureSource(context, { imageId, fileId, imageUrl: url });
    const mark = (await brandNameOf(context)) ?? 'Brandwright';
    const { image, width, height } = await openPicture(source.bytes, longestSide);
    const content = hash('sha256', source.bytes);
    const id = namedId('watermark', version, context.storeId, mark, content);
    const key = fileKey(context.storeId, id);
    const { files, keyring } = context.providers;
    if (!(await files.open(key).then((kept) => kept?.stream.cancel().then(() => true)))) {
      const marked = await orDamaged(layMark(image, { width, height, mark }));
      await files.put(key, marked, 'image/jpeg');
    }
    return {
      output: {
        url: fileAddress(keyring, context.storeId, id),
        originalUrl: source.url,
        mark,
        width,
        height,
      },
    };
  },
});
