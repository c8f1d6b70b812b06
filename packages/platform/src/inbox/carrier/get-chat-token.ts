import { getChatToken } from '@brandwright/contract/inbox/carrier/get-chat-token.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { storeIdentity } from '../rules.ts';

export default implement(getChatToken, {
  async run(context) {
    const identity = storeIdentity(context.storeId);
    const { conversations } = context.providers;
    const made = await conversations.createToken(identity);
    return {
      output: {
        identity,
        kind: conversations.kind,
        token: made?.token ?? null,
        expiresAt: made?.expiresAt ?? null,
      },
    };
  },
});
