import { generateImagesWithSecondEngine } from '@brandwright/contract/design/images/generate-images-with-second-engine.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { generate } from './generate.ts';

/** The address of the second engine answers whether or not it is connected: this server draws in its place. */
export default implement(generateImagesWithSecondEngine, {
  run: (context, input) => generate(context, input, 'AMAZON'),
});
