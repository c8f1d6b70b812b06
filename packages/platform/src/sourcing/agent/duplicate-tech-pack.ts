import { duplicateTechPack } from '@brandwright/contract/sourcing/agent/duplicate-tech-pack.ts';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { findTechPack } from './find-tech-pack.ts';
import { beginTechPack, rowOf, setStatus } from './keep-brief.ts';
import { showTechPack } from './show-tech-pack.ts';
import { setState, stateOf } from './state.ts';

const undoCopy = z.object({ techPackId: z.uuid(), before: z.uuid().nullable() });

export default implement(duplicateTechPack, {
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
});
