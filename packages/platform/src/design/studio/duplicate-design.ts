import { duplicateDesign } from '@brandwright/contract/design/studio/duplicate-design.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findDesign } from './find-design.ts';
import { keepDesign } from './save-design.ts';
import { showDesign } from './show-design.ts';
import { undoCreation } from './create-design.ts';

export default implement(duplicateDesign, {
  async run(context, { designId, name }) {
    const from = await findDesign(context, designId);
    const row = await keepDesign(
      context,
      {
        name: name ?? `${from.name} (copy)`.slice(0, 80),
        mode: from.mode,
        step: from.step,
        model: from.model,
        document: from.document,
        generations: from.generations,
        sketchKeys: from.sketchKeys,
        brandKitId: from.brandKitId,
        itemId: from.itemId,
      },
      `A copy of ${from.name}`,
    );
    return {
      output: await showDesign(context, row),
      undo: { designId: row.id },
      subject: { kind: 'design', id: row.id },
    };
  },
  undo: undoCreation,
});
