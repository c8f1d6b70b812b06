import { drawFromSketch } from '@brandwright/contract/design/images/draw-from-sketch.ts';
import { engineFor } from '@brandwright/providers/image-maker/connected.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../../kernel/request/implementation.ts';
import { keepPicture } from '../../kernel/request/keep-picture.ts';
import { openPicture, orDamaged } from './open-picture.ts';
import { pictureSource } from './picture-source.ts';
import { shownGeneration } from './shown.ts';
import { startGeneration } from './start-generation.ts';

const longestSide = 1536;

export default implement(drawFromSketch, {
  async run(context, input) {
    const model = engineFor(context.providers.imageMaker, input.model);
    const source = await pictureSource(context, input);
    const { image } = await openPicture(source.bytes, longestSide);
    const bytes = new Uint8Array(await orDamaged(image.flatten({ background: '#ffffff' }).png().toBuffer()));
    const url = source.isOwn
      ? source.url
      : await keepPicture(context, {
          fileId: randomUUID(),
          name: 'sketch.png',
          bytes,
          contentType: 'image/png',
        });
    const row = await startGeneration(context, {
      source: 'SKETCH',
      prompt: input.prompt || source.title || 'From a sketch',
      model,
      count: input.numImages,
      deducts: true,
      savesToGallery: true,
      reference: { url, bytes },
    });
    return {
      output: await shownGeneration(context, row),
      subject: { kind: 'image_generation', id: row.id },
    };
  },
});
