import { OperationError } from '@brandwright/contract';
import { techPackStatus } from '@brandwright/contract/sourcing/agent/enums.ts';
import { archiveTechPack } from '@brandwright/contract/sourcing/agent/archive-tech-pack.ts';
import { duplicateTechPack } from '@brandwright/contract/sourcing/agent/duplicate-tech-pack.ts';
import { restoreTechPack } from '@brandwright/contract/sourcing/agent/restore-tech-pack.ts';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { undoChange } from './change-tech-pack.ts';
import { findTechPack } from './find-tech-pack.ts';
import { beginTechPack, checkpointsOf, returnTo, rowOf, setStatus } from './keep-brief.ts';
import { showTechPack } from './show-tech-pack.ts';
import { setState, stateOf } from './state.ts';

const undoCopy = z.object({ techPackId: z.uuid(), before: z.uuid().nullable() });
const undoArchive = z.object({ techPackId: z.uuid(), status: techPackStatus, wasCurrent: z.boolean() });

export const keepOperations = [
  implement(restoreTechPack, {
    async run(context, { version, checkpointId, ...named }) {
      const row = await findTechPack(context, named);
      const all = await checkpointsOf(context, row.id);
      const wanted = checkpointId === undefined ? (version ?? row.version - 1) : null;
      const to = all.find((one) => (wanted === null ? one.id === checkpointId : one.version === wanted));
      if (!to)
        throw new OperationError(
          'not_found',
          all.length === 1
            ? `Brief ${row.number} has only one version, so there is nothing to go back to.`
            : `Brief ${row.number} has the versions 1 to ${all.length}. Which one?`,
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
  }),
  implement(duplicateTechPack, {
    async run(context, { title, ...named }) {
      const from = await findTechPack(context, named);
      const before = (await stateOf(context))?.techPackId ?? null;
      const { brief, sources, agentType, attachments, question } = from;
      const row = await beginTechPack(
        context,
        {
          brief: { ...brief, title: title ?? `${brief.title} (copy)`.slice(0, 120) },
          sources,
          agentType,
          attachments,
          question,
        },
        { why: `A copy of brief ${from.number}`, said: `Copy brief ${from.number}` },
      );
      return {
        output: await showTechPack(context, row),
        undo: { techPackId: row.id, before },
        subject: { kind: 'tech_pack', id: row.id },
      };
    },
    async undo(context, saved) {
      const { techPackId, before } = undoCopy.parse(saved);
      const row = await rowOf(context, techPackId);
      if (row && row.status !== 'ARCHIVED') await setStatus(context, row, 'ARCHIVED');
      await setState(context, { techPackId: before });
    },
  }),
  implement(archiveTechPack, {
    async prepare(context, input) {
      const row = await findTechPack(context, input);
      return {
        input: { techPackId: row.id },
        preview: {
          verb: 'Archive the brief',
          what: `Brief ${row.number}, ${row.brief.title}, leaves your list of briefs.`,
          toWhom: null,
          cost: null,
          irreversible: null,
          values: [],
          warnings: [],
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
  }),
];
