import { getConversationMarkdown } from '@brandwright/contract/copilot/conversations/get-conversation-markdown.ts';
import { getConversationScript } from '@brandwright/contract/copilot/conversations/get-conversation-script.ts';
import type { ExportFormat } from '@brandwright/contract/copilot/conversations/export-conversation.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { saveText } from '#ui/save-text.ts';
import { toast } from '#ui/toast.ts';

/** Saves a conversation as a file on this machine. */
export async function saveConversation(id: string, format: ExportFormat): Promise<void> {
  try {
    if (format === 'MARKDOWN') {
      const { fileName, markdown } = await callOperation(getConversationMarkdown, { id });
      saveText(fileName, markdown, 'text/markdown');
    } else {
      const { fileName, yaml } = await callOperation(getConversationScript, { id });
      saveText(fileName, yaml, 'text/yaml');
    }
  } catch (error) {
    toast.failed(messageOf(error));
  }
}
