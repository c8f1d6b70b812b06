import { sendSupplierMessage } from '@brandwright/contract/inbox/send-supplier-message.ts';
import type { MessageAttributes } from '@brandwright/contract/inbox/entities.ts';
import { polishLetter } from '@brandwright/language/outgoing/polish.ts';
import type { Context } from '../../kernel/request/context.ts';
import { signerOf } from '../../kernel/approvals/outgoing-letter.ts';

export interface Letter {
  text: string;
  /** CREATOR_CUSTOM_PROJECT shows the project as a card; TEXT is words alone. */
  type?: 'TEXT' | 'CREATOR_CUSTOM_PROJECT';
  attributes?: MessageAttributes;
}

/** A letter about a quote as its supplier will read it. */
export const letterAbout = async (context: Context, quote: { supplierName: string }, text: string) =>
  polishLetter(text, { recipient: quote.supplierName, ...(await signerOf(context)) });

/** Writes to the supplier of a quote in the inbox, in the conversation with them, and answers its sid. */
export async function tellSupplier(
  context: Context,
  quote: { supplierId: string; supplierName: string; requestId: string },
  { text, type = 'TEXT', attributes = {} }: Letter,
): Promise<string> {
  const sent = await context.call(sendSupplierMessage, {
    supplierId: quote.supplierId,
    type,
    text: await letterAbout(context, quote, text),
    attributes: { projectId: quote.requestId, ...attributes },
  });
  return sent.conversationSid;
}
