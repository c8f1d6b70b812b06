import { OperationError } from '@brandwright/contract';
import { resendSupplierMessage } from '@brandwright/contract/inbox/resend-supplier-message.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findMessage, toSent } from './append-message.ts';
import { sendAgain } from './deliver-message.ts';
import { previewOf } from './rules.ts';

export default implement(resendSupplierMessage, {
  async prepare(context, input) {
    const found = await findMessage(context, input.messageSid);
    if (!found) throw new OperationError('not_found', 'Your message wasn’t found.');
    return {
      input,
      preview: {
        verb: `Send to ${found.conversation.supplierName}`,
        what: `Send again to ${found.conversation.supplierName}: “${previewOf(found.message)}”`,
        toWhom: found.conversation.supplierName,
        cost: null,
        irreversible: 'A message that was sent can’t be taken back.',
        values: [{ label: 'Message', value: found.message.text }],
        warnings: [],
      },
    };
  },
  async run(context, { messageSid }) {
    const { row, conversation } = await sendAgain(context, messageSid);
    return { output: toSent(row, conversation), subject: { kind: 'supplier_message', id: row.id } };
  },
});
