/** What Printful is reached with. */
export interface PrintfulSettings {
  /** Private token of the developer portal. */
  apiKey: string;
  /** Of the store whose templates these are; needed with a token of the whole account. */
  storeId: string | undefined;
  /** `https://api.printful.com` unless a stand-in answers. */
  baseUrl: string;
  /** Waits before another attempt, in milliseconds; tests do not wait. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970, for what is kept a while; the machine's clock unless a test says. */
  now?: () => number;
}
