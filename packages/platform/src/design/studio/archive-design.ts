import { OperationError } from '@brandwright/contract';
import { archiveDesign } from '@brandwright/contract/design/studio/archive-design.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findDesign } from './find-design.ts';
import { summaryOf } from './show-design.ts';
import { isId, setArchived, putBack } from './keep-designs.ts';

export default implement(archiveDesign, {
  async run(context, { designId }) {
    const row = await findDesign(context, designId, isId(designId) ? null : false);
    if (row.isArchived) throw new OperationError('bad_transition', `${row.name} is already archived.`);
    const after = await setArchived(context, row, true);
    return {
      output: summaryOf(after),
      undo: { designId: row.id },
      subject: { kind: 'design', id: row.id },
    };
  },
  undo: putBack(false),
});
