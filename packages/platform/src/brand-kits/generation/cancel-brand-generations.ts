import { cancelBrandGenerations } from '@brandwright/contract/brand-kits/cancel-brand-generations.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { describeKit } from '../describe-kit.ts';
import { findKit } from '../find-kit.ts';
import { cancelWork } from './cancel.ts';

export default implement(cancelBrandGenerations, {
  async run(context, { brandKit, types }) {
    const row = await findKit(context, brandKit);
    const canceled = await cancelWork(context, row.id, types);
    const kit = await describeKit(context, await findKit(context, row.id));
    return { output: { ...kit, canceled }, subject: { kind: 'brand_kit', id: row.id } };
  },
});
