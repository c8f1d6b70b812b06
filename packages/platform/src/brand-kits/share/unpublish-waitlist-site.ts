import { OperationError } from '@brandwright/contract';
import { unpublishWaitlistSite } from '@brandwright/contract/brand-kits/unpublish-waitlist-site.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { changed } from '../answer-change.ts';
import { findKit } from '../find-kit.ts';
import { changeKit } from '../keep-kit.ts';
import { putBack } from '../undo-change.ts';

export default implement(unpublishWaitlistSite, {
  async run(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    if (!row.content.isWaitlistSitePublished)
      throw new OperationError('conflict', `The waitlist page of ${row.name} isn’t published.`);
    const change = await changeKit(context, row.id, 'Closed the waitlist site', (content) => ({
      ...content,
      isWaitlistSitePublished: false,
    }));
    return changed(context, change);
  },
  undo: putBack,
});
