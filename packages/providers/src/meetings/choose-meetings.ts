import { calendarMeetings } from './calendar-meetings.ts';
import type { Meetings } from './meetings.ts';
import { createZoomMeetings } from './zoom-meetings.ts';

const needed = ['ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET'] as const;

/** Zoom when any of its settings is there, else the calendar. Throws one sentence that names every setting missing. */
export function chooseMeetings(settings: Readonly<Record<string, string | undefined>>): Meetings {
  const given = needed.filter((name) => settings[name]);
  if (given.length === 0) return calendarMeetings;
  const missing = needed.filter((name) => !settings[name]);
  if (missing.length > 0) throw new Error(`${given.join(', ')} set, so ${missing.join(', ')} needed too.`);
  return createZoomMeetings({
    accountId: settings['ZOOM_ACCOUNT_ID'] ?? '',
    clientId: settings['ZOOM_CLIENT_ID'] ?? '',
    clientSecret: settings['ZOOM_CLIENT_SECRET'] ?? '',
    user: settings['ZOOM_USER'] || 'me',
    baseUrl: settings['ZOOM_BASE_URL'] || 'https://api.zoom.us/v2',
    oauthUrl: settings['ZOOM_OAUTH_URL'] || 'https://zoom.us/oauth/token',
  });
}
