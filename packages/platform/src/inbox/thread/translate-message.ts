import { OperationError } from '@brandwright/contract';
import { isLanguageModel } from '@brandwright/contract/copilot/partner-model/words.ts';
import { getPartnerModel } from '@brandwright/contract/copilot/partner-model/get-partner-model.ts';
import { translateMessage } from '@brandwright/contract/inbox/thread/translate-message.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readThread } from './read-thread.ts';

export default implement(translateMessage, {
  async run(context, { conversationSid, messageSid, language }) {
    const { conversation, messages } = await readThread(context, conversationSid);
    const written = messages.filter(({ text }) => text.trim() !== '');
    const message = messageSid
      ? written.find(({ sid }) => sid === messageSid)
      : written.findLast(({ side }) => side === 'SUPPLIER');
    if (!message)
      throw new OperationError(
        'not_found',
        messageSid
          ? `That message in the conversation with ${conversation.supplierName} wasn’t found, or has no text.`
          : `${conversation.supplierName} hasn’t written anything to translate yet.`,
      );
    return {
      output: {
        conversationSid: conversation.sid,
        supplierName: conversation.supplierName,
        messageSid: message.sid,
        side: message.side,
        author: message.author,
        at: message.at,
        text: message.text,
        language,
        canTranslate: isLanguageModel(await context.call(getPartnerModel, {})),
      },
    };
  },
});
