import { editBrandIdea } from '@brandwright/contract/brand-kits/edit-brand-idea.ts';
import { implement } from '../kernel/request/implementation.ts';
import { changed } from './answer-change.ts';
import { findKit } from './find-kit.ts';
import { findIdea } from './find-part.ts';
import { changeKit } from './keep-kit.ts';
import { changeIdea } from './rules.ts';
import { putBack } from './undo-change.ts';
import { needOne } from './need-one.ts';

export default implement(editBrandIdea, {
  async run(context, input) {
    const { brandKit, brandIdea, brandName, slogan, mission } = input;
    const props = [input.valueProp1, input.valueProp2, input.valueProp3];
    needOne(
      [brandName, slogan, mission, ...props],
      'Say what should change: the brand name, slogan, mission or a value prop, and its new words. The logo is drawn from the brand’s name and colors: change those and it’s redrawn, or upload a logo of your own.',
    );
    const row = await findKit(context, brandKit, brandIdea);
    const { uuid, brandName: known } = findIdea(row.content, brandIdea);
    const change = await changeKit(context, row.id, `Edited the idea ${known}`, (content) =>
      changeIdea(content, uuid, (idea) => ({
        ...idea,
        brandName: brandName ?? idea.brandName,
        slogan: slogan ?? idea.slogan,
        mission: mission ?? idea.mission,
        valueProps: idea.valueProps.map((prop, at) => props[at] ?? prop),
      })),
    );
    return changed(context, change);
  },
  undo: putBack,
});
