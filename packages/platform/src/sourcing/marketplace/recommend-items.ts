import { recommendItems } from '@brandwright/contract/sourcing/marketplace/recommend-items.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { recommend } from './recommendations.ts';

export default implement(recommendItems, {
  run: async (context, { size }) => ({ output: await recommend(context, 0, size) }),
});
