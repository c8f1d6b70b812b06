/** What Twilio Conversations are reached with. */
export interface TwilioSettings {
  /** AC… */
  accountSid: string;
  /** SK…, of a standard API key. */
  apiKey: string;
  apiSecret: string;
  /** Signs the webhooks. */
  authToken: string;
  /** IS… of the Conversations service. */
  serviceSid: string;
  /** `https://conversations.twilio.com` unless a stand-in answers. */
  baseUrl: string;
  /** Waits before another attempt, in milliseconds; tests do not wait. */
  wait?: (milliseconds: number) => Promise<void>;
}
