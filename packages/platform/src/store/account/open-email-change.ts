import { openEmailChange } from '@brandwright/contract/store/account/open-email-change.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { emailLinkDoesNotWork, idOfEmailToken, readEmailChange } from './email-link.ts';

export default implement(openEmailChange, {
  async run(context, { token }) {
    const change = await readEmailChange(context, idOfEmailToken(context, token));
    if (!change) throw emailLinkDoesNotWork();
    return { output: { email: change.new_email, expiresAt: change.expires_at.toISOString() } };
  },
});
