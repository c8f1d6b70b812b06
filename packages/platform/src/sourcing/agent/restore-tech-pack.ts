import { OperationError } from '@brandwright/contract';
import { restoreTechPack } from '@brandwright/contract/sourcing/agent/restore-tech-pack.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { undoChange } from './change-tech-pack.ts';
import { findTechPack } from './find-tech-pack.ts';
import { checkpointsOf, returnTo } from './keep-brief.ts';
import { showTechPack } from './show-tech-pack.ts';

export default implement(restoreTechPack, {
  async run(context, { version, checkpointId, ...named }) {
    const row = await findTechPack(context, named);
    const all = await checkpointsOf(context, row.id);
    const wanted = checkpointId === undefined ? (version ?? row.version - 1) : null;
    const to = all.find((one) => (wanted === null ? one.id === checkpointId : one.version === wanted));
    if (!to)
      throw new OperationError(
        'not_found',
        all.length === 1
          ? `Brief ${row.number} has only one version, so there’s nothing to go back to.`
          : `Brief ${row.number} has versions 1 to ${all.length}. Which one?`,
      );
    const { row: after, changes } = await returnTo(context, row, to, {
      why: `Back to version ${to.version}`,
      said: `Go back to version ${to.version}`,
    });
    return {
      output: { ...(await showTechPack(context, after)), changes, restoredVersion: to.version },
      undo: { techPackId: row.id, checkpointId: row.checkpointId },
      subject: { kind: 'tech_pack', id: row.id },
    };
  },
  undo: undoChange,
});
