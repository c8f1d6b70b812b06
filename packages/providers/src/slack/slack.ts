/** Posts lines to a channel through an incoming webhook, of Slack or of whatever takes the same: `{ "text": … }` over https. */
export interface Slack {
  /** Throws bad_input for an address that is never posted to. Asks nobody. */
  check(webhookUrl: string): void;
  /**
   * Posts plain text; nothing in it mentions a channel or a person. Errors: bad_input (not a public address, also after its
   * name was resolved), conflict (the webhook is gone or closed), too_many_requests, timeout, upstream.
   */
  post(webhookUrl: string, text: string, signal?: AbortSignal): Promise<void>;
}
