import { drawBrandSlides } from '@brandwright/contract/brand-kits/draw-brand-slides.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { changed } from '../answer-change.ts';
import { findKit } from '../find-kit.ts';
import { drawSlides, keepSlides } from '../slides/keep-slides.ts';
import { putBack, undoOf } from '../undo-change.ts';
import { needBrief } from './slot-meant.ts';

export default implement(drawBrandSlides, {
  async run(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    needBrief(row);
    const slides = await drawSlides(context.providers, context.storeId, row.content);
    const change = await keepSlides(context, row.id, slides);
    return { ...(await changed(context, change)), undo: undoOf(change) };
  },
  undo: putBack,
});
