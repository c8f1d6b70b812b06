import { OperationError } from '@brandwright/contract';
import { revokeApiToken } from '@brandwright/contract/store/account/revoke-api-token.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { end, needPerson, readTokens } from './own-sessions.ts';

export default implement(revokeApiToken, {
  async run(context, { tokenId }) {
    needPerson(context);
    const found = (await readTokens(context)).find(({ id }) => id === tokenId);
    if (!found) throw new OperationError('not_found', 'That API token was already revoked, or isn’t yours.');
    await end(context, tokenId);
    return { output: { name: found.name ?? '' } };
  },
});
