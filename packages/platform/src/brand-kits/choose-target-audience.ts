import { chooseTargetAudience } from '@brandwright/contract/brand-kits/choose-target-audience.ts';
import { implement } from '../kernel/request/implementation.ts';
import { changed } from './answer-change.ts';
import { findKit } from './find-kit.ts';
import { findAudience } from './find-part.ts';
import { changeKit } from './keep-kit.ts';
import { putBack } from './undo-change.ts';

export default implement(chooseTargetAudience, {
  async run(context, { brandKit, audience }) {
    const row = await findKit(context, brandKit);
    const { uuid, name } = findAudience(row.content, audience);
    const change = await changeKit(context, row.id, `Chose the audience ${name}`, (content) => ({
      ...content,
      targetAudiences: { ...content.targetAudiences, selectedUuid: uuid },
    }));
    return changed(context, change);
  },
  undo: putBack,
});
