import { OperationError } from '@brandwright/contract';
import { getSupportChatHash } from '@brandwright/contract/common/get-support-chat-hash.ts';
import { implement } from '../kernel/request/implementation.ts';

export default implement(getSupportChatHash, {
  async run({ actor, providers }, input) {
    if (actor.kind !== 'user') throw new OperationError('unauthenticated', 'Log in to write to support.');
    const userId = input.userId ?? actor.userId;
    // With another's hash one could read what they wrote to support.
    if (userId !== actor.userId)
      throw new OperationError('forbidden', 'You can open the support chat only as yourself.');
    return { output: { userId, userHash: providers.supportChat.hashOf(userId) } };
  },
});
