import { getBrandKit } from '@brandwright/contract/brand-kits/get-brand-kit.ts';
import { implement } from '../kernel/request/implementation.ts';
import { describeKit } from './describe-kit.ts';
import { exampleKit } from './examples/index.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { findKit } from './find-kit.ts';

export default implement(getBrandKit, {
  async run(context, { brandKit }) {
    const example = brandKit && isUuid(brandKit) ? exampleKit(brandKit, context.publicUrl) : undefined;
    return { output: example ?? (await describeKit(context, await findKit(context, brandKit))) };
  },
});
