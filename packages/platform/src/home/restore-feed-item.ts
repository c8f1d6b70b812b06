import { restoreFeedItem } from '@brandwright/contract/home/restore-feed-item.ts';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { calledOf, keptOf, ofMine, putBack, theOne, undoAside, viewFeed } from './set-aside.ts';
import { feedSetAside } from './tables.ts';

const undoRestore = z.object({ rows: z.array(undoAside) });

export default implement(restoreFeedItem, {
  async run(context, { itemId }) {
    const { away } = await viewFeed(context);
    const choices = away.map((row) => {
      const { itemId: id, title } = row;
      return { id, title, words: calledOf(context, id), row };
    });
    const chosen = itemId === undefined ? choices : [theOne(choices, itemId, 'put aside')];
    if (chosen.length > 0) {
      await context.db.delete(feedSetAside).where(
        ofMine(
          context,
          chosen.map(({ id }) => id),
        ),
      );
    }
    return {
      output: { restored: chosen.map(({ id, title }) => ({ id, title })) },
      undo: { rows: chosen.map(({ row }) => keptOf(row, row.itemId)) },
    };
  },
  async undo(context, saved) {
    for (const row of undoRestore.parse(saved).rows) await putBack(context, row);
  },
});
