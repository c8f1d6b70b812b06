import { OperationError } from '@brandwright/contract';
import { closeBrandKitLink } from '@brandwright/contract/brand-kits/close-brand-kit-link.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { describeKit } from '../describe-kit.ts';
import { findKit } from '../find-kit.ts';
import { changeKit } from '../keep-kit.ts';
import { closeLink } from './links.ts';

export default implement(closeBrandKitLink, {
  async run(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    if (!(await closeLink(context, row.id)))
      throw new OperationError('conflict', `${row.name} isn’t shared, so there’s no link to close.`);
    const { after } = row.content.isWaitlistSitePublished
      ? await changeKit(context, row.id, 'Closed the waitlist site with the link', (content) => ({
          ...content,
          isWaitlistSitePublished: false,
        }))
      : { after: row };
    return { output: await describeKit(context, after), subject: { kind: 'brand_kit', id: row.id } };
  },
});
