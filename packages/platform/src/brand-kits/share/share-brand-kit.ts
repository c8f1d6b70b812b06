import { OperationError } from '@brandwright/contract';
import { shareBrandKit } from '@brandwright/contract/brand-kits/share-brand-kit.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findKit } from '../find-kit.ts';
import { promptsOf } from '../rules.ts';
import { openLink, openShareUrl } from './links.ts';

export default implement(shareBrandKit, {
  async prepare(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    const open = await openShareUrl(context, row.id);
    if (open !== null) throw new OperationError('conflict', `${row.name} is already shared: ${open}`);
    return {
      input: { brandKit: row.id },
      preview: {
        verb: `Share ${row.name}`,
        what: `Opens a public link to ${row.name}. Anyone who has it can see the chosen idea, pictures, research and products without logging in.`,
        toWhom: 'Anyone with the link',
        cost: null,
        irreversible: null,
        values: [{ label: 'Brand', value: row.name }],
        warnings: promptsOf(row.content),
      },
    };
  },
  async run(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    return {
      output: {
        brandKitId: row.id,
        name: row.name,
        shareUrl: await openLink(context, row.id),
        isWaitlistSitePublished: row.content.isWaitlistSitePublished,
        prompts: promptsOf(row.content),
      },
      subject: { kind: 'brand_kit', id: row.id },
    };
  },
});
