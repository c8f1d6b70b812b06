import { restoreDesignVersion } from '@brandwright/contract/design/studio/restore-design-version.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findVersion } from './design-version.ts';
import { notArchived, takeBack, undoOf } from './change-design.ts';
import { findDesign } from './find-design.ts';
import { saveDesign } from './save-design.ts';
import { showDesign } from './show-design.ts';

export default implement(restoreDesignVersion, {
  async run(context, { designId, version }) {
    const row = notArchived(await findDesign(context, designId));
    const to = await findVersion(context, row, version ?? row.version - 1);
    const after = await saveDesign(context, row, {
      document: to.document,
      name: to.name,
      what: `Back to version ${to.version}`,
    });
    return {
      output: { ...(await showDesign(context, after)), restoredVersion: to.version },
      undo: undoOf(row, after),
      subject: { kind: 'design', id: row.id },
    };
  },
  undo: takeBack,
});
