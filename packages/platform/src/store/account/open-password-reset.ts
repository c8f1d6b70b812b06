import { openPasswordReset } from '@brandwright/contract/store/account/open-password-reset.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { idOfToken, linkDoesNotWork, readReset } from './reset-link.ts';

export default implement(openPasswordReset, {
  async run(context, { token }) {
    const reset = await readReset(context, idOfToken(context, token));
    if (!reset) throw linkDoesNotWork();
    return { output: { email: reset.email, expiresAt: reset.expires_at.toISOString() } };
  },
});
