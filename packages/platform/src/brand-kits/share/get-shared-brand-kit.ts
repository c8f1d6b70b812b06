import { getSharedBrandKit } from '@brandwright/contract/brand-kits/get-shared-brand-kit.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { exampleContent } from '../examples/index.ts';
import { nameOf } from '../keep-kit.ts';
import { enterSharedKit } from './links.ts';
import { sharedKit } from './shared-kit.ts';

export default implement(getSharedBrandKit, {
  async run(context, { brandKitId }) {
    const example = exampleContent(brandKitId);
    if (example)
      return { output: sharedKit({ id: brandKitId, name: nameOf(example), isSample: true }, example) };
    const row = await enterSharedKit(context, brandKitId);
    return { output: sharedKit({ id: brandKitId, name: row.name, isSample: false }, row.content) };
  },
});
