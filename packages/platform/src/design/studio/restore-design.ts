import { OperationError } from '@brandwright/contract';
import { restoreDesign } from '@brandwright/contract/design/studio/restore-design.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findDesign } from './find-design.ts';
import { summaryOf } from './show-design.ts';
import { isId, setArchived, putBack } from './keep-designs.ts';

/** "the archived poster design" names the poster. */
const bare = (named: string | undefined) =>
  named
    ?.replaceAll(/\b(?:archived|deleted|old|removed)\b/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

export default implement(restoreDesign, {
  async run(context, { designId }) {
    const row = await findDesign(context, bare(designId), isId(designId) ? null : true);
    if (!row.isArchived) throw new OperationError('bad_transition', `${row.name} isn’t archived.`);
    const after = await setArchived(context, row, false);
    return {
      output: summaryOf(after),
      undo: { designId: row.id },
      subject: { kind: 'design', id: row.id },
    };
  },
  undo: putBack(true),
});
