import { saveCrowdfundingDraft } from '@brandwright/contract/design/crowdfunding/save-crowdfunding-draft.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { pictureAddress } from '../projects/picture-address.ts';
import { beginPlan, lockPlan, readPlan, toPlan } from './plan-rows.ts';
import { onlySaid, change } from './plan.ts';

export default implement(saveCrowdfundingDraft, {
  async run(context, { imageUrl, ...said }) {
    const picture = typeof imageUrl === 'string' ? await pictureAddress(context, imageUrl) : imageUrl;
    const values = onlySaid({ ...said, imageUrl: picture });
    const there = await readPlan(context);
    if (!there) {
      const { row } = await beginPlan(context, { ...values, title: values.title ?? '' });
      return { output: { plan: toPlan(context, row) } };
    }
    const { changed } = await change(context, await lockPlan(context), values);
    return { output: { plan: toPlan(context, changed) } };
  },
});
