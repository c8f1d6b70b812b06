import { OperationError, type InputOf } from '@brandwright/contract';
import { chooseBrandIdea } from '@brandwright/contract/brand-kits/choose-brand-idea.ts';
import { implement } from '../kernel/request/implementation.ts';
import { changed } from './answer-change.ts';
import { findKit } from './find-kit.ts';
import { findIdea } from './find-part.ts';
import { cancelWork } from './generation/cancel.ts';
import { markLoading } from './generation/places.ts';
import { afterIdea } from './generation/make-whole-kit.ts';
import { orderWork, type Work } from './generation/requests.ts';
import { changeKit } from './keep-kit.ts';
import { chooseIdea, isListed, isPicture } from './rules.ts';
import { putBack, undoOf } from './undo-change.ts';
import { countedIn } from './counted-in.ts';

/** The idea that an input means; refuses (bad_input) one that names none. */
function ideaSaid({
  brandIdea,
  which,
  request,
}: Pick<InputOf<typeof chooseBrandIdea>, 'brandIdea' | 'which' | 'request'>): string {
  const said = countedIn(request) ?? brandIdea ?? which?.toLowerCase();
  if (said !== undefined) return said;
  throw new OperationError('bad_input', 'Which brand idea? Say its name or its place, such as "the second".');
}

export default implement(chooseBrandIdea, {
  /** An approval names the idea that is meant, not the kit's present one. */
  async prepare(context, input) {
    const brandIdea = ideaSaid(input);
    const row = await findKit(context, input.brandKit, brandIdea);
    const idea = findIdea(row.content, brandIdea);
    return {
      input: { ...input, brandKit: row.id, brandIdea: idea.uuid, which: undefined, request: undefined },
      preview: {
        verb: `Choose ${idea.brandName}`,
        what: `${idea.brandName}, “${idea.slogan}”, becomes the brand of the kit${row.name === idea.brandName ? '' : ` ${row.name}`}.`,
        toWhom: null,
        cost: null,
        irreversible: null,
        values: [{ label: 'Brand idea', value: idea.brandName }],
        warnings: [],
      },
    };
  },
  async run(context, { brandKit, brandIdea: named, which, request, generate }) {
    const brandIdea = ideaSaid({ brandIdea: named, which, request });
    const row = await findKit(context, brandKit, brandIdea);
    const idea = findIdea(row.content, brandIdea);
    const isAnother = row.content.brandIdeas.selectedUuid !== idea.uuid;
    if (!isAnother) return changed(context, { before: row, after: row });
    await cancelWork(context, row.id, [
      'IDEA_IMAGES',
      'MOODBOARD_IMAGES',
      'PRODUCT_SKU',
      'PRODUCT_IMAGES',
      'MARKET_RESEARCH',
      'SLIDES',
    ]);
    const pictures: Work = { type: 'IDEA_IMAGES', order: { ideaUuid: idea.uuid } };
    const willMake = generate && isListed(row.content);
    const change = await changeKit(context, row.id, `Chose the idea ${idea.brandName}`, (content) => {
      const chosen = chooseIdea(content, idea.uuid);
      return willMake ? markLoading(chosen, pictures.type, pictures.order) : chosen;
    });
    if (willMake)
      await orderWork(context, row.id, [
        ...(idea.images.every(isPicture) ? [] : [pictures]),
        ...afterIdea({}),
      ]);
    return { ...(await changed(context, change)), undo: undoOf(change, 'idea') };
  },
  undo: putBack,
});
