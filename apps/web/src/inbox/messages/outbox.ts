import { create } from 'zustand';
import { sendSupplierMessage } from '@brandwright/contract/inbox/send-supplier-message.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { onSessionEnd } from '#api/session-end.ts';
import type { UploadedFile } from '#api/upload-file.ts';
import { attachmentsOf } from './attachments-of.ts';

/** Where a message goes: a conversation, or a supplier who was never written to. */
export type Recipient = { conversationSid: string } | { supplierId: string };

/** A message that was written here and is not in the history yet. */
export interface OutgoingMessage {
  /** Its idempotency key: a retry never sends twice. */
  key: string;
  recipient: Recipient;
  text: string;
  files: readonly UploadedFile[];
  state: 'sending' | 'sent' | 'failed';
  /** Why it failed. */
  error: string | null;
  /** Its sid once the server has it. */
  sid: string | null;
}

/** Messages on their way, oldest first. */
export const useOutbox = create<{ messages: readonly OutgoingMessage[] }>(() => ({ messages: [] }));

onSessionEnd(() => useOutbox.setState({ messages: [] }));

/** Sends a message; answers the sid of its conversation, or null when it failed (it then waits to be sent again). */
export async function sendMessage(
  recipient: Recipient,
  text: string,
  files: readonly UploadedFile[],
): Promise<string | null> {
  const message: OutgoingMessage = {
    key: crypto.randomUUID(),
    recipient,
    text,
    files,
    state: 'sending',
    error: null,
    sid: null,
  };
  useOutbox.setState(({ messages }) => ({ messages: [...messages, message] }));
  return deliver(message);
}

/** Tries a failed message again, under its own key. */
export async function retryMessage(key: string): Promise<string | null> {
  const message = useOutbox.getState().messages.find((one) => one.key === key && one.state === 'failed');
  if (!message) return null;
  change(key, { state: 'sending', error: null });
  return deliver(message);
}

/** Gives a failed message up. */
export function discardMessage(key: string): void {
  useOutbox.setState(({ messages }) => ({ messages: messages.filter((message) => message.key !== key) }));
}

/** Lets go of what the history holds by now: it is drawn from there, wherever one reads. */
export function forgetKnown(known: ReadonlySet<string>): void {
  const { messages } = useOutbox.getState();
  const left = messages.filter((message) => !(message.sid && known.has(message.sid)));
  if (left.length < messages.length) useOutbox.setState({ messages: left });
}

/** Messages of the outbox for a conversation or supplier that the history does not hold yet. */
export function waitingFor(
  messages: readonly OutgoingMessage[],
  recipient: Recipient,
  known: ReadonlySet<string>,
): OutgoingMessage[] {
  const name = nameOf(recipient);
  return messages.filter(
    (message) => nameOf(message.recipient) === name && !(message.sid && known.has(message.sid)),
  );
}

async function deliver({ key, recipient, text, files }: OutgoingMessage): Promise<string | null> {
  const input: SendOf<typeof sendSupplierMessage> = { ...recipient, text, ...attachmentsOf(files) };
  try {
    const sent = await callOperation(sendSupplierMessage, input, { idempotencyKey: key });
    change(key, { state: 'sent', sid: sent.sid });
    invalidateOperations(sendSupplierMessage.invalidates ?? []);
    return sent.conversationSid;
  } catch (fault) {
    change(key, { state: 'failed', error: messageOf(fault) });
    return null;
  }
}

function change(key: string, next: Partial<OutgoingMessage>): void {
  useOutbox.setState(({ messages }) => ({
    messages: messages.map((message) => (message.key === key ? { ...message, ...next } : message)),
  }));
}

const nameOf = (recipient: Recipient) =>
  'conversationSid' in recipient ? recipient.conversationSid : recipient.supplierId;
