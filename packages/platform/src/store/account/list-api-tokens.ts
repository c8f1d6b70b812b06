import { listApiTokens } from '@brandwright/contract/store/account/list-api-tokens.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readTokens } from './own-sessions.ts';
import { showToken } from './show-token.ts';

export default implement(listApiTokens, {
  run: async (context) => ({ output: { tokens: (await readTokens(context)).map(showToken) } }),
});
