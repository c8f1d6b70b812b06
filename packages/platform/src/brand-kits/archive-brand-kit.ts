import { archiveBrandKit } from '@brandwright/contract/brand-kits/archive-brand-kit.ts';
import { implement } from '../kernel/request/implementation.ts';
import { changed } from './answer-change.ts';
import { findKit } from './find-kit.ts';
import { changeKit } from './keep-kit.ts';
import { putBack } from './undo-change.ts';

export default implement(archiveBrandKit, {
  async run(context, { brandKit, isArchived }) {
    const row = await findKit(context, brandKit);
    const what = isArchived ? 'Archived the kit' : 'Brought the kit back from the archive';
    const change = await changeKit(context, row.id, what, (content) => ({ ...content, isArchived }));
    return changed(context, change);
  },
  undo: putBack,
});
