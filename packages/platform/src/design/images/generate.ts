import { OperationError, type InputOf } from '@brandwright/contract';
import { generateImages as generateDeclaration } from '@brandwright/contract/design/images/generate-images.ts';
import { generateImagesWithSecondEngine as secondDeclaration } from '@brandwright/contract/design/images/generate-images-with-second-engine.ts';
import { getImageGeneration as getDeclaration } from '@brandwright/contract/design/images/get-image-generation.ts';
import { shownThing } from '@brandwright/contract/design/images/shown-thing.ts';
import type { DesignModel } from '@brandwright/artwork/wording/brand-engine.ts';
import { engineFor } from '@brandwright/providers/image-maker/connected.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { shownGeneration } from './shown.ts';
import { startGeneration } from './start-generation.ts';
import { imageGenerations } from './tables.ts';

export const generateImages = implement(generateDeclaration, {
  run: (context, input) =>
    generate(
      context,
      input,
      engineFor(context.providers.imageMaker, input.model ?? engineSaid(input.prompt)),
    ),
});

/** The address of the second engine answers whether or not it is connected: this server draws in its place. */
export const generateImagesWithSecondEngine = implement(secondDeclaration, {
  run: (context, input) => generate(context, input, 'AMAZON'),
});

/** An engine that closes the request: "a soap bar with amazon". */
function engineSaid(prompt: string): DesignModel | undefined {
  const [, said] =
    /\b(?:with|using) (?:the )?(amazon|bedrock|openai|open ai)(?: engine| model)?[\s.!]*$/i.exec(prompt) ??
    [];
  if (said === undefined) return undefined;
  return /^open/i.test(said) ? 'OPENAI' : 'AMAZON';
}

async function generate(context: Context, input: InputOf<typeof secondDeclaration>, model: DesignModel) {
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

export const getImageGeneration = implement(getDeclaration, {
  async run(context, { id }) {
    const [row] = await context.db
      .select()
      .from(imageGenerations)
      .where(and(eq(imageGenerations.storeId, context.storeId), eq(imageGenerations.id, id)));
    if (!row) throw new OperationError('not_found', 'There are no such pictures in your store.');
    return { output: await shownGeneration(context, row) };
  },
});
