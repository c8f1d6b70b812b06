import { editMarketResearch } from '@brandwright/contract/brand-kits/edit-market-research.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../kernel/request/implementation.ts';
import { changed } from './answer-change.ts';
import { findKit } from './find-kit.ts';
import { changeKit } from './keep-kit.ts';
import { putBack } from './undo-change.ts';

export default implement(editMarketResearch, {
  async run(context, { brandKit, content: text }) {
    const row = await findKit(context, brandKit);
    const createdAt = context.clock.now().toISOString();
    const change = await changeKit(context, row.id, 'Edited the market research', (content) => ({
      ...content,
      marketResearch:
        text === ''
          ? null
          : content.marketResearch
            ? { ...content.marketResearch, content: text }
            : { uuid: randomUUID(), createdAt, content: text },
    }));
    return changed(context, change);
  },
  undo: putBack,
});
