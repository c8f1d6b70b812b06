import { previewPlanChange } from '@brandwright/contract/subscriptions/preview-plan-change.ts';
import { implement } from '../kernel/request/implementation.ts';
import { quoteChange } from './quote-change.ts';

export default implement(previewPlanChange, {
  run: async (context, input) => ({ output: (await quoteChange(context, input)).change }),
});
