import { techPackStatus } from '@brandwright/contract/sourcing/agent/enums.ts';
import { archiveTechPack } from '@brandwright/contract/sourcing/agent/archive-tech-pack.ts';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { quietPreview } from '../../kernel/approvals/plain-preview.ts';
import { findTechPack } from './find-tech-pack.ts';
import { rowOf, setStatus } from './keep-brief.ts';
import { setState, stateOf } from './state.ts';

const undoArchive = z.object({ techPackId: z.uuid(), status: techPackStatus, wasCurrent: z.boolean() });

export default implement(archiveTechPack, {
  async prepare(context, input) {
    const row = await findTechPack(context, input);
    return {
      input: { techPackId: row.id },
      preview: {
        verb: 'Archive the brief',
        what: `Brief ${row.number}, ${row.brief.title}, leaves your list of briefs.`,
        ...quietPreview,
      },
    };
  },
  async run(context, named) {
    const row = await findTechPack(context, named);
    await setStatus(context, row, 'ARCHIVED');
    const wasCurrent = (await stateOf(context))?.techPackId === row.id;
    if (wasCurrent) await setState(context, { techPackId: null });
    return {
      output: { techPackId: row.id, techPackNumber: row.number, title: row.brief.title },
      undo: { techPackId: row.id, status: row.status, wasCurrent },
      subject: { kind: 'tech_pack', id: row.id },
    };
  },
  async undo(context, saved) {
    const { techPackId, status, wasCurrent } = undoArchive.parse(saved);
    const row = await rowOf(context, techPackId);
    if (row?.status === 'ARCHIVED') await setStatus(context, row, status);
    if (wasCurrent) await setState(context, { techPackId });
  },
});
