import { OperationError } from '@brandwright/contract';
import { z } from 'zod';

export interface AppLoginSettings {
  clientId: string;
  clientSecret: string;
  /** What the token is asked for with: `grant_type` and what goes with it. */
  grant: Readonly<Record<string, string>>;
  /** Asks where tokens are given; undefined where nothing answers. */
  ask: (request: {
    method: 'POST';
    headers: Record<string, string>;
    body: URLSearchParams;
  }) => Promise<Response | undefined>;
  /** What is said where nothing answers. */
  noAnswer: () => OperationError;
  /** What is said where the app is unknown there. */
  refused: string;
}

export interface AppLogin {
  /** A token that is good for a while. Errors: upstream. */
  token(): Promise<string>;
  /** The token was refused: the next one is a new one. */
  forget(): void;
}

const answered = z.object({ access_token: z.string(), expires_in: z.number() });
/** A token is renewed this long before it ends. */
const marginMs = 60_000;

/** Tokens of an app by OAuth 2.0 client credentials (RFC 6749 §4.4), each used until shortly before its end. */
export function createAppLogin({
  clientId,
  clientSecret,
  grant,
  ask,
  noAnswer,
  refused,
}: AppLoginSettings): AppLogin {
  let login: { token: string; goodUntil: number } | undefined;
  return {
    async token() {
      if (login && login.goodUntil > performance.now()) return login.token;
      const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
      const response = await ask({
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams(grant),
      });
      if (!response || response.status >= 500 || response.status === 429) throw noAnswer();
      const answer = answered.safeParse(await response.json().catch(() => undefined)).data;
      if (!response.ok || !answer) throw new OperationError('upstream', refused);
      login = {
        token: answer.access_token,
        goodUntil: performance.now() + answer.expires_in * 1000 - marginMs,
      };
      return login.token;
    },
    forget() {
      login = undefined;
    },
  };
}
