import { getImageCredits } from '@brandwright/contract/design/images/get-image-credits.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readCredits } from './credits.ts';

export default implement(getImageCredits, {
  run: async (context) => ({ output: await readCredits(context) }),
});
