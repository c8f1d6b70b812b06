import { OperationError } from '@brandwright/contract';
import { chooseDesignPicture } from '@brandwright/contract/design/studio/choose-design-picture.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { notArchived, takeBack, undoOf } from './change-design.ts';
import { findDesign } from './find-design.ts';
import { makePicture } from './make-layers.ts';
import { saveDesign } from './save-design.ts';
import { generateDataOf, showDesign, templateOfRow } from './show-design.ts';

/** The layer of the picture that was chosen: another choice takes its place. */
export const chosenLayerId = 'chosen-picture';

export default implement(chooseDesignPicture, {
  async run(context, { designId, pictureNumber }) {
    const row = notArchived(await findDesign(context, designId));
    const { pictures } = await generateDataOf(context, row);
    const picture = pictures.find(({ number }) => number === pictureNumber);
    if (!picture)
      throw new OperationError(
        'not_found',
        pictures.length === 0
          ? `${row.name} has no pictures yet. Say “generate pictures for this design”.`
          : `${row.name} has pictures 1 to ${pictures.length}. Which one?`,
      );
    if (picture.result !== 'SUCCESS')
      throw new OperationError(
        'conflict',
        picture.result === 'PENDING'
          ? `Picture ${pictureNumber} is still being drawn. Choose it in a moment.`
          : `Picture ${pictureNumber} couldn’t be drawn. Choose another.`,
      );
    const layer = makePicture(templateOfRow(row).printArea, {
      id: chosenLayerId,
      url: picture.url,
      name: `Picture ${pictureNumber}`,
      isMark: false,
    });
    const before = row.document.layers.find(({ id }) => id === chosenLayerId);
    const placed = before
      ? { ...layer, x: before.x, y: before.y, width: before.width, height: before.height }
      : layer;
    const layers = before
      ? row.document.layers.map((one) => (one.id === chosenLayerId ? placed : one))
      : [placed, ...row.document.layers];
    const after = await saveDesign(context, row, {
      document: { ...row.document, layers },
      step: 'REFINE',
      generations: { ...row.generations, chosenPictureId: picture.pictureId },
      what: `Picture ${pictureNumber} chosen`,
    });
    return {
      output: await showDesign(context, after),
      undo: undoOf(row, after),
      subject: { kind: 'design', id: row.id },
    };
  },
  undo: takeBack,
});
