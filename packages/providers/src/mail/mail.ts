/** A message to one person. Plain text; no markup from records. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** The same key never sends twice. */
  idempotencyKey: string;
}

export interface Mail {
  /** Answers the provider's id of the message. Throws a MailRefused when the address is refused. */
  send(message: MailMessage): Promise<{ id: string }>;
}
