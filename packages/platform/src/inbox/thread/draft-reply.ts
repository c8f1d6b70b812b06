import { OperationError } from '@brandwright/contract';
import {
  draftReply as declaration,
  replyIntentLabels,
} from '@brandwright/contract/inbox/thread/operations.ts';
import { getStore } from '@brandwright/contract/store/operations.ts';
import type { Context } from '../../kernel/context.ts';
import { implement } from '../../kernel/implementation.ts';
import { chooseIntent } from './drafts/choose-intent.ts';
import { draftOfWords, writeDraft } from './drafts/write-draft.ts';
import { readPromises } from './promises/read-promises.ts';
import { readThread } from './read-thread.ts';
import { gistOf } from './summary.ts';

export const draftReply = implement(declaration, {
  async run(context, input) {
    const { conversation, messages } = await readThread(context, input.conversationSid);
    const promises = readPromises(messages);
    const { openQuestion } = gistOf(messages, promises, [], context.clock.now());
    const intent =
      input.intent ??
      (input.text
        ? 'ANSWER'
        : chooseIntent({
            lastSide: messages.at(-1)?.side ?? null,
            hasOpenQuestion: openQuestion !== null,
            promises,
          }));
    const facts = {
      supplierName: conversation.supplierName,
      signature: await signatureOf(context),
      subject: conversation.attributes.subject ?? null,
      promises,
      quantity: input.quantity ?? null,
      targetPriceMinor: input.targetPriceMinor ?? null,
    };
    const draft = input.text ? draftOfWords(input.text, facts) : writeDraft(intent, facts);
    return {
      output: {
        conversationSid: conversation.sid,
        supplierName: conversation.supplierName,
        intent,
        intentLabel: replyIntentLabels[intent],
        ...draft,
      },
    };
  },
});

/** Who asked for the draft signs it, with the name of the store where that is known. */
async function signatureOf(context: Context): Promise<string> {
  const person = context.actor.kind === 'user' ? context.actor.name : null;
  const store = await context.call(getStore, {}).catch((error: unknown) => {
    if (error instanceof OperationError) return null;
    throw error;
  });
  return [person, store?.name].filter((name) => name).join(', ') || 'The team';
}
