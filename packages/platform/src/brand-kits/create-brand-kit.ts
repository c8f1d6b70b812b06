import { OperationError } from '@brandwright/contract';
import { engineFor } from '@brandwright/providers/image-maker/connected.ts';
import { createBrandKit } from '@brandwright/contract/brand-kits/create-brand-kit.ts';
import { questionAbout } from '@brandwright/artwork/wording/physical.ts';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { describeKit } from './describe-kit.ts';
import { findKit } from './find-kit.ts';
import { makeWholeKit } from './generation/make-whole-kit.ts';
import { guessCategory } from './guess-category.ts';
import { addKit } from './keep-kit.ts';
import { readProduct } from './read-request.ts';
import { emptyKit } from './rules.ts';
import { removeKit } from './remove-kit.ts';

/** A kit is made of a physical product. What is none, or names none, gets one question instead. */
export function needProduct(productDescription: string): void {
  const question =
    productDescription === ''
      ? 'What do you want to sell, and for whom? For example: "a calming tea for night-shift nurses".'
      : questionAbout(productDescription);
  if (question !== undefined)
    throw new OperationError('bad_input', question, [
      { path: 'productDescription', message: 'Name a physical product.' },
    ]);
}

export default implement(createBrandKit, {
  async run(context, input) {
    const productDescription = readProduct(input.productDescription);
    if (input.generate) needProduct(productDescription);
    // A client of the wire may repeat its usual engine; a person who names one expects that one.
    if (input.model && context.via === 'partner') engineFor(context.providers.imageMaker, input.model);
    const category = input.category?.trim() || guessCategory(productDescription);
    const row = await addKit(context, { ...emptyKit(), category, productDescription }, 'Created the kit');
    if (input.generate) await makeWholeKit(context, row, input.model);
    const made = await findKit(context, row.id);
    return {
      output: await describeKit(context, made),
      undo: { brandKit: row.id },
      subject: { kind: 'brand_kit', id: row.id },
    };
  },
  async undo(context, saved) {
    await removeKit(context, z.object({ brandKit: z.uuid() }).parse(saved).brandKit);
  },
});
