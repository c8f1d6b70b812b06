import type { InputOf } from '@brandwright/contract';
import { updateBrandKit } from '@brandwright/contract/brand-kits/update-brand-kit.ts';
import { brandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { implement } from '../kernel/request/implementation.ts';
import { changed } from './answer-change.ts';
import { findKit } from './find-kit.ts';
import { changeKit, contentOfVersion } from './keep-kit.ts';
import { mergeKits, mergeUnversioned } from './merge.ts';
import { putBack } from './undo-change.ts';

/** What of a save is content, as far as it was sent. */
function contentIn(input: InputOf<typeof updateBrandKit>): Record<string, unknown> {
  const names = Object.keys(brandKitContent.shape);
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => names.includes(name) && value !== undefined),
  );
}

export default implement(updateBrandKit, {
  async run(context, input) {
    const row = await findKit(context, input.brandKit);
    const base =
      input.version === undefined || input.version === row.version
        ? undefined
        : await contentOfVersion(context, row.id, input.version);
    const change = await changeKit(context, row.id, 'Saved the kit', (current) => {
      const sent = brandKitContent.parse({ ...(base ?? current), ...contentIn(input) });
      if (base) return mergeKits(base, sent, current);
      return input.version === undefined
        ? mergeUnversioned(sent, current)
        : mergeKits(current, sent, current);
    });
    return changed(context, change);
  },
  undo: putBack,
});
