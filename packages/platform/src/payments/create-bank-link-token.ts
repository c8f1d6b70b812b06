import { createBankLinkToken } from '@brandwright/contract/payments/create-bank-link-token.ts';
import { implement } from '../kernel/request/implementation.ts';

export default implement(createBankLinkToken, {
  async run({ providers: { bankLinks }, actor, storeId }) {
    const { token, expiresAt } = await bankLinks.createLinkToken({
      userId: actor.kind === 'user' ? actor.userId : storeId,
    });
    return { output: { link: bankLinks.kind, linkToken: token, expiresAt } };
  },
});
