import { OperationError, type InputOf } from '@brandwright/contract';
import type { generateImagesWithSecondEngine } from '@brandwright/contract/design/images/generate-images-with-second-engine.ts';
import { shownThing } from '@brandwright/contract/design/images/shown-thing.ts';
import type { DesignModel } from '@brandwright/artwork/wording/brand-engine.ts';
import type { Context } from '../../kernel/request/context.ts';
import { shownGeneration } from './shown.ts';
import { startGeneration } from './start-generation.ts';

export async function generate(
  context: Context,
  input: InputOf<typeof generateImagesWithSecondEngine>,
  model: DesignModel,
) {
  if (shownThing(input.prompt).length < 2)
    throw new OperationError(
      'bad_input',
      'Say what the picture should show, such as "a sage green candle tin on linen".',
    );
  const row = await startGeneration(context, {
    source: 'PROMPT',
    prompt: input.prompt,
    model,
    count: input.numImages,
    deducts: input.deductCredits,
    savesToGallery: input.saveToImageGallery,
  });
  const output = await shownGeneration(context, row);
  return { output, subject: { kind: 'image_generation', id: row.id } };
}
