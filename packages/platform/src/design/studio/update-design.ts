import { updateDesign } from '@brandwright/contract/design/studio/update-design.ts';
import { templateNamed } from '@brandwright/contract/design/studio/templates.ts';
import { OperationError } from '@brandwright/contract';
import { implement } from '../../kernel/request/implementation.ts';
import { findDesign } from './find-design.ts';
import { checkPicture } from './render/load-pictures.ts';
import { mergeChange } from './rules.ts';
import { saveDesign } from './save-design.ts';
import { showDesign } from './show-design.ts';
import { notArchived } from './change-design.ts';

export default implement(updateDesign, {
  async run(context, { designId, revision, name, step, isCheckpoint, ...change }) {
    const row = notArchived(await findDesign(context, designId));
    if (change.templateKey !== undefined && !templateNamed(change.templateKey))
      throw new OperationError('bad_input', `There’s no product “${change.templateKey}” to design on.`);
    const known = new Set(
      row.document.layers.flatMap((layer) => (layer.kind === 'IMAGE' ? [layer.url] : [])),
    );
    for (const layer of change.layers)
      if (layer.kind === 'IMAGE' && !known.has(layer.url)) await checkPicture(context, layer.url);
    const after = await saveDesign(context, row, {
      document: mergeChange(row, change, revision),
      name,
      step,
      joins: !isCheckpoint,
    });
    return { output: await showDesign(context, after), subject: { kind: 'design', id: row.id } };
  },
});
