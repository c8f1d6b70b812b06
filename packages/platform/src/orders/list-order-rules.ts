import { listOrderRules } from '@brandwright/contract/orders/list-order-rules.ts';
import { implement } from '../kernel/request/implementation.ts';
import { talliesOf, liveRules, toRule } from './rule-operations.ts';

export default implement(listOrderRules, {
  async run(context) {
    const tallies = await talliesOf(context);
    return {
      output: {
        rules: (await liveRules(context)).map((rule, at) => toRule(rule, tallies.get(rule.id), at + 1)),
      },
    };
  },
});
