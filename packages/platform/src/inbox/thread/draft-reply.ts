import { draftReply, replyIntentLabels } from '@brandwright/contract/inbox/thread/draft-reply.ts';
import { dayWords } from '@brandwright/contract/sourcing/rfq/words.ts';
import { rewriteLetter } from '@brandwright/language/outgoing/rewrite.ts';
import { toldWords } from '@brandwright/language/words/instruction.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { signerOf } from '../../kernel/approvals/outgoing-letter.ts';
import { askAboutTrouble } from './drafts/bad-news.ts';
import { chooseIntent } from './drafts/choose-intent.ts';
import { ownWordsOf } from './drafts/own-words.ts';
import { draftOfWords, writeDraft } from './drafts/write-draft.ts';
import { ownLastOf } from './own-last-message.ts';
import { readPromises } from './promises/read-promises.ts';
import { readThread } from './read-thread.ts';
import { threadSentences } from './sentences.ts';
import { latestWarnings, openQuestionsOf } from './summary.ts';
import { readWarnings } from './warnings/read-warnings.ts';

export default implement(draftReply, {
  async run(context, input) {
    const { conversation, messages } = await readThread(context, input.conversationSid);
    const promises = readPromises(messages);
    const now = context.clock.now();
    const warnings = readWarnings(messages);
    const questions = openQuestionsOf(messages, warnings);
    const last = messages.at(-1);
    const ownLast =
      last?.side === 'BRAND' ? { ...ownLastOf(last.text), day: dayWords(last.at.slice(0, 10)) } : null;
    const latest = latestWarnings(messages, warnings);
    const trouble = last?.side === 'SUPPLIER' && latest.length === 0 ? askAboutTrouble(last.text) : null;
    const intent =
      input.intent ??
      (input.text
        ? 'ANSWER'
        : chooseIntent({
            lastSide: last?.side ?? null,
            hasOpenQuestion: questions.length > 0 || latest.length > 0 || trouble !== null,
            hasDeclined: ownLast?.kind === 'DECLINED',
            promises,
          }));
    const facts = {
      supplierName: conversation.supplierName,
      signer: await signerOf(context),
      subject: conversation.attributes.subject ?? null,
      promises,
      quantity: input.quantity ?? null,
      targetPriceMinor: input.targetPriceMinor ?? null,
      questions,
      trouble,
      own: ownWordsOf(threadSentences(messages), now),
      ownLast,
      warnings: latest,
      now,
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
