import { OperationError } from '@brandwright/contract';
import { searchByImage } from '@brandwright/contract/sourcing/marketplace/image-search/search-by-image.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { allOf, itemConditions } from '../conditions.ts';
import { tookSince } from '../suppliers.ts';
import { describePicture } from './descriptor/describe-picture.ts';
import { nearestItems } from './nearest-items.ts';
import { pictureSource } from './picture-source.ts';
import { readPicture } from './reading/read-picture.ts';
import { frameOf, guessKind, shownOf } from './rules.ts';

export default implement(searchByImage, {
  async run(context, { fileId, imageUrl, quantity, cropLeft, cropTop, cropWidth, cropHeight, ...filters }) {
    const startedAt = performance.now();
    const source = await pictureSource(context, { fileId, imageUrl });
    if (!source)
      throw new OperationError(
        'bad_input',
        'Which picture? Attach one to your message, or give its address.',
      );
    const frame = frameOf({ cropLeft, cropTop, cropWidth, cropHeight });
    const described = describePicture(await readPicture(source.bytes, frame));
    if (!described)
      throw new OperationError(
        'bad_input',
        'That picture is a single flat color. Send one that shows the product.',
      );
    const conditions = await itemConditions(context, filters);
    const found = await nearestItems(context, described.descriptor, allOf(conditions), quantity);
    return {
      output: {
        rows: shownOf(found.rows),
        total: found.total,
        kind: guessKind(found.rows),
        colors: described.colors,
        imageUrl: source.imageUrl,
        tookMs: tookSince(startedAt),
      },
    };
  },
});
