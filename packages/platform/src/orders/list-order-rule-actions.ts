import { listOrderRuleActions } from '@brandwright/contract/orders/list-order-rule-actions.ts';
import { implement } from '../kernel/request/implementation.ts';
import { ruleParts } from './order-rules.ts';

export default implement(listOrderRuleActions, {
  run: async () => ({ output: ruleParts }),
});
