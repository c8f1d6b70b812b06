import { resetBrandKit } from '@brandwright/contract/brand-kits/reset-brand-kit.ts';
import { implement } from '../kernel/request/implementation.ts';
import { changed } from './answer-change.ts';
import { findKit, type KitRow } from './find-kit.ts';
import { cancelWork } from './generation/cancel.ts';
import { changeKit } from './keep-kit.ts';
import { resetKit } from './rules.ts';
import { putBack, undoOf } from './undo-change.ts';

export default implement(resetBrandKit, {
  async run(context, { brandKit }) {
    const row: KitRow = await findKit(context, brandKit);
    await cancelWork(context, row.id);
    const change = await changeKit(context, row.id, 'Emptied the kit', resetKit);
    return { ...(await changed(context, change)), undo: undoOf(change, 'whole') };
  },
  undo: putBack,
});
