import { generateImages } from '@brandwright/contract/design/images/generate-images.ts';
import type { DesignModel } from '@brandwright/artwork/wording/brand-engine.ts';
import { engineFor } from '@brandwright/providers/image-maker/connected.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { generate } from './generate.ts';

/** An engine that closes the request: "a soap bar with amazon". */
function engineSaid(prompt: string): DesignModel | undefined {
  const [, said] =
    /\b(?:with|using) (?:the )?(amazon|bedrock|openai|open ai)(?: engine| model)?[\s.!]*$/i.exec(prompt) ??
    [];
  if (said === undefined) return undefined;
  return /^open/i.test(said) ? 'OPENAI' : 'AMAZON';
}

export default implement(generateImages, {
  run: (context, input) =>
    generate(
      context,
      input,
      engineFor(context.providers.imageMaker, input.model ?? engineSaid(input.prompt)),
    ),
});
