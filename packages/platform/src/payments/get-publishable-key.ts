import { getPublishableKey } from '@brandwright/contract/payments/get-publishable-key.ts';
import { implement } from '../kernel/request/implementation.ts';

export default implement(getPublishableKey, {
  async run({ providers: { payments, wallet } }) {
    return {
      output: {
        bank: payments.kind,
        publishableKey: payments.publishableKey,
        wallet: { kind: wallet.kind, name: wallet.name },
      },
    };
  },
});
