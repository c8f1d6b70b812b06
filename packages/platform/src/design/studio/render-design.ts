import { OperationError } from '@brandwright/contract';
import { renderDesign } from '@brandwright/contract/design/studio/render-design.ts';
import { canvasSize } from '@brandwright/contract/design/studio/document.ts';
import { fileAddress, fileKey } from '../../kernel/data/file-address.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { namedId } from '../../kernel/data/random.ts';
import { findDesign } from './find-design.ts';
import { loadPictures } from './render/load-pictures.ts';
import { renderPng } from './render/render-design.ts';
import { templateOfRow } from './show-design.ts';

export default implement(renderDesign, {
  async run(context, { designId, what, width }) {
    const row = await findDesign(context, designId);
    const area = templateOfRow(row).printArea;
    const shape = what === 'PRINT' ? area.height / area.width : 1;
    if (what === 'PRINT' && row.document.layers.length === 0)
      throw new OperationError(
        'not_found',
        `Nothing is printed on ${row.name} yet. Add a text or the logo first.`,
      );
    const bytes = await renderPng(
      row.document,
      await loadPictures(context, row.document, width),
      what,
      width,
    );
    // The same picture of the same state is the same file, however often it is asked for.
    const fileId = namedId('design picture', row.id, what, width, JSON.stringify(row.document));
    await context.providers.files.put(fileKey(context.storeId, fileId), bytes, 'image/png');
    return {
      output: {
        designId: row.id,
        name: row.name,
        what,
        url: fileAddress(context.providers.keyring, context.storeId, fileId),
        width,
        height: Math.round((width * shape * canvasSize) / canvasSize),
      },
    };
  },
});
