import type { ZoomSettings } from '../meetings/zoom-meetings.ts';
import { standIn, type StandIn } from './stand-in.ts';

export interface ZoomStandIn extends StandIn {
  settings: ZoomSettings;
  /** What was asked for, in order. */
  meetings: Record<string, unknown>[];
  /** How often a token was given. */
  logins: number;
  /** Tokens given so far are good no longer. */
  forgetTokens(): void;
  /** The next so many meetings are answered with 429. */
  beBusy(times: number): void;
}

/** Speaks as much of Zoom as is needed to make a meeting. */
export async function zoomStandIn(): Promise<ZoomStandIn> {
  const credentials = { accountId: 'acc', clientId: 'client', clientSecret: 'secret' };
  const meetings: Record<string, unknown>[] = [];
  let logins = 0;
  let oldest = 1;
  let busy = 0;
  const server = await standIn((request, bytes, response) => {
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const sent = bytes.toString('utf8');
    if (request.url === '/oauth/token') {
      const form = new URLSearchParams(sent);
      const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
      const isGood =
        request.headers.authorization === `Basic ${basic}` &&
        form.get('grant_type') === 'account_credentials' &&
        form.get('account_id') === credentials.accountId;
      if (!isGood) return say(400, { reason: 'Invalid client_id or client_secret', error: 'invalid_client' });
      logins += 1;
      return say(200, { access_token: `token ${logins}`, token_type: 'bearer', expires_in: 3599 });
    }
    const token = /^Bearer token (\d+)$/.exec(request.headers.authorization ?? '');
    if (Number(token?.[1] ?? 0) < oldest) return say(401, { code: 124, message: 'Invalid access token.' });
    if (request.url !== '/v2/users/me/meetings')
      return say(404, { code: 1001, message: 'User does not exist.' });
    if (busy > 0) {
      busy -= 1;
      return say(429, { code: 429, message: 'You have exceeded the rate limit.' });
    }
    const asked = JSON.parse(sent) as Record<string, unknown>;
    if (asked['topic'] === 'refuse me') return say(300, { code: 300, message: 'The topic is not allowed.' });
    meetings.push(asked);
    say(201, {
      id: 85_000_000_000 + meetings.length,
      join_url: `https://zoom.us/j/${meetings.length}?pwd=x`,
    });
  });
  return {
    ...server,
    settings: {
      ...credentials,
      user: 'me',
      baseUrl: `${server.url}/v2`,
      oauthUrl: `${server.url}/oauth/token`,
      wait: () => Promise.resolve(),
    },
    meetings,
    get logins() {
      return logins;
    },
    forgetTokens: () => {
      oldest = logins + 1;
    },
    beBusy: (times) => {
      busy = times;
    },
  };
}
