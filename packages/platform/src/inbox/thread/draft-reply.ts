import {
  draftReply as declaration,
  replyIntentLabels,
} from '@brandwright/contract/inbox/thread/operations.ts';
import { rewriteLetter } from '@brandwright/language/outgoing/rewrite.ts';
import { toldWords } from '@brandwright/language/words/instruction.ts';
import { implement } from '../../kernel/implementation.ts';
import { signerOf } from '../../kernel/outgoing-letter.ts';
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
      signer: await signerOf(context),
      subject: conversation.attributes.subject ?? null,
      promises,
      quantity: input.quantity ?? null,
      targetPriceMinor: input.targetPriceMinor ?? null,
    };
    const draft = input.text ? draftOfWords(toldWords(input.text), facts) : writeDraft(intent, facts);
    const text = input.style ? rewriteLetter(draft.text, input.style) : draft.text;
    return {
      output: {
        conversationSid: conversation.sid,
        supplierName: conversation.supplierName,
        intent,
        intentLabel: replyIntentLabels[intent],
        ...draft,
        text,
      },
    };
  },
});
