import { recommendNextItems } from '@brandwright/contract/sourcing/marketplace/recommend-next-items.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { recommend } from './recommendations.ts';

export default implement(recommendNextItems, {
  run: async (context, { page, size }) => ({ output: await recommend(context, page, size) }),
});
