import { previewPlanExtras } from '@brandwright/contract/subscriptions/preview-plan-extras.ts';
import { implement } from '../kernel/request/implementation.ts';
import { quoteExtras } from './quote-extras.ts';

export default implement(previewPlanExtras, {
  run: async (context, input) => ({ output: (await quoteExtras(context, input)).change }),
});
