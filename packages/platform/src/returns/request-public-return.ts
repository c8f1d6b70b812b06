import { OperationError } from '@brandwright/contract';
import { requestPublicReturn } from '@brandwright/contract/returns/request-public-return.ts';
import { implement } from '../kernel/request/implementation.ts';
import { chooseLines } from './choose-lines.ts';
import { holdOrder, writeReturn } from './new-return.ts';
import { readOrderFacts } from './order-facts.ts';
import { enterOrder, refusedToShopper, showToShopper } from './public-return.ts';
import { feeOf, readSettings } from './settings.ts';

export default implement(requestPublicReturn, {
  async run(context, { lines, note, ...named }) {
    const orderId = await enterOrder(context, named);
    await holdOrder(context, orderId);
    const facts = await readOrderFacts(context, { id: orderId });
    const rules = await readSettings(context);
    const refused = refusedToShopper(facts, rules, context.clock.now());
    if (refused !== null) throw new OperationError('conflict', refused);
    const row = await writeReturn(context, facts, {
      chosen: chooseLines(facts, { lines }),
      feeMinor: feeOf(rules),
      refundMethod: rules.method,
      source: 'SHOPPER',
      createdBy: 'The shopper',
      shopperNote: note === undefined || note === '' ? undefined : note,
    });
    return {
      output: { handle: row.handle, order: await showToShopper(context, orderId, undefined) },
      subject: { kind: 'return_order', id: row.id },
    };
  },
});
