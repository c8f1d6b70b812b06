import type { Context } from '../../kernel/request/context.ts';

/** The address that a key is for: OpenAI's when none is given. */
export const addressOf = ({ providers: { modelServers }, signal }: Context, said: string | undefined) =>
  said === undefined ? modelServers.openAiAddress : modelServers.check(said, { signal });
