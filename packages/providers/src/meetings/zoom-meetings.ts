import { OperationError } from '@brandwright/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { createAppLogin } from '../app-login.ts';
import type { Meeting, MeetingRequest, Meetings } from './meetings.ts';

export interface ZoomSettings {
  accountId: string;
  clientId: string;
  clientSecret: string;
  /** Whose meetings they are: the address of a user of the account, or `me`. */
  user: string;
  /** `https://api.zoom.us/v2` unless a stand-in answers. */
  baseUrl: string;
  /** `https://zoom.us/oauth/token` unless a stand-in answers. */
  oauthUrl: string;
  wait?: (milliseconds: number) => Promise<void>;
}

const meetingAnswer = z.object({ id: z.union([z.number(), z.string()]), join_url: z.url() });
const refusal = z.object({ message: z.string().optional(), reason: z.string().optional() });

const attempts = 3;
const timeoutMs = 15_000;
const firstWaitMs = 400;
/** Scheduled meetings, by Zoom's types. */
const scheduled = 2;
/** Made meetings that are remembered by their key, so that asking again answers the same. */
const mostRemembered = 500;

/** Meetings of Zoom, with a server-to-server OAuth app (developers.zoom.us/docs/internal-apps/s2s-oauth). */
export function createZoomMeetings(settings: ZoomSettings): Meetings {
  const wait = settings.wait ?? ((milliseconds: number) => sleep(milliseconds));
  const made = new Map<string, Promise<Meeting>>();
  const login = createAppLogin({
    ...settings,
    grant: { grant_type: 'account_credentials', account_id: settings.accountId },
    ask: (request) => reach(settings.oauthUrl, request),
    noAnswer,
    refused: 'Zoom doesn’t accept our app. Check ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID and ZOOM_CLIENT_SECRET.',
  });

  async function create(request: MeetingRequest): Promise<Meeting> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const token = await login.token();
      const response = await reach(
        `${settings.baseUrl.replace(/\/+$/, '')}/users/${encodeURIComponent(settings.user)}/meetings`,
        {
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            topic: request.topic.slice(0, 200),
            type: scheduled,
            start_time: new Date(request.startsAt).toISOString().replace(/\.\d+/, ''),
            duration: request.minutes,
            timezone: 'UTC',
            settings: { waiting_room: true, join_before_host: false },
          }),
        },
      );
      const body: unknown = await response?.json().catch(() => undefined);
      if (response?.status === 401) login.forget();
      else if (response && response.status < 500 && response.status !== 429) return read(response, body);
      if (attempt < attempts) await wait(firstWaitMs * 2 ** (attempt - 1));
    }
    throw noAnswer();
  }

  return {
    kind: 'zoom',
    create(request) {
      const known = made.get(request.key);
      if (known) return known;
      const making = create(request);
      made.set(request.key, making);
      making.catch(() => made.delete(request.key));
      const [oldest] = made.keys();
      if (made.size > mostRemembered && oldest !== undefined) made.delete(oldest);
      return making;
    },
  };
}

function reach(
  address: string,
  request: { headers: Record<string, string>; body: string | URLSearchParams },
): Promise<Response | undefined> {
  return fetch(address, { method: 'POST', ...request, signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
}

function read(response: Response, body: unknown): Meeting {
  const meeting = meetingAnswer.safeParse(body).data;
  if (response.ok && meeting) return { id: String(meeting.id), provider: 'zoom', joinUrl: meeting.join_url };
  const said = refusal.safeParse(body).data;
  throw new OperationError(
    'upstream',
    `Zoom refused the meeting${said?.message ? `: ${said.message}` : '.'} Nothing was sent to the supplier.`,
  );
}

const noAnswer = () =>
  new OperationError('upstream', 'Zoom isn’t responding. Nothing was sent to the supplier; try again.');
