import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zoomStandIn, type ZoomStandIn } from '../testing/zoom-stand-in.ts';
import { calendarMeetings } from './calendar-meetings.ts';
import { chooseMeetings } from './choose-meetings.ts';
import { invitationFile } from './invitation.ts';
import type { MeetingRequest, Meetings } from './meetings.ts';
import { createZoomMeetings } from './zoom-meetings.ts';

let count = 0;
const request = (more: Partial<MeetingRequest> = {}): MeetingRequest => ({
  topic: 'Samples of the mug',
  startsAt: '2026-11-24T15:00:00.000Z',
  minutes: 45,
  key: `key ${(count += 1)}`,
  ...more,
});

/** What whoever holds meetings must do. */
function describeMeetings(name: string, make: () => Meetings): void {
  describe(name, () => {
    it('makes one meeting for a key, also when asked at the same time', async () => {
      const meetings = make();
      const asked = request();
      const [first, second] = await Promise.all([meetings.create(asked), meetings.create(asked)]);
      expect(first.id).not.toBe('');
      expect(second).toEqual(first);
      expect(await meetings.create(asked)).toEqual(first);
      expect((await meetings.create(request())).id).not.toBe(first.id);
      expect(first.provider).toBe(meetings.kind);
    });
  });
}

let zoom: ZoomStandIn;
beforeAll(async () => {
  zoom = await zoomStandIn();
});
afterAll(() => zoom.stop());
const overZoom = () => createZoomMeetings(zoom.settings);

describeMeetings('the calendar', () => calendarMeetings);
describeMeetings('Zoom', overZoom);

describe('Zoom', () => {
  it('asks for the meeting as it was meant, and answers where to join', async () => {
    const made = await overZoom().create(request());
    expect(zoom.meetings.at(-1)).toMatchObject({
      topic: 'Samples of the mug',
      type: 2,
      start_time: '2026-11-24T15:00:00Z',
      duration: 45,
      timezone: 'UTC',
    });
    expect(made.joinUrl).toMatch(/^https:\/\/zoom\.us\/j\//);
  });

  it('logs in once, and again when the token is good no longer', async () => {
    const meetings = overZoom();
    const before = zoom.logins;
    await meetings.create(request());
    await meetings.create(request());
    expect(zoom.logins).toBe(before + 1);
    zoom.forgetTokens();
    await meetings.create(request());
    expect(zoom.logins).toBe(before + 2);
  });

  it('tries again when it is busy, and says so when it stays busy', async () => {
    zoom.beBusy(2);
    expect((await overZoom().create(request())).provider).toBe('zoom');
    zoom.beBusy(3);
    const meetings = overZoom();
    const asked = request();
    await expect(meetings.create(asked)).rejects.toMatchObject({ code: 'upstream' });
    expect((await meetings.create(asked)).provider).toBe('zoom');
  });

  it('says which setting is wrong and what Zoom refused', async () => {
    const wrong = createZoomMeetings({ ...zoom.settings, clientSecret: 'other' });
    await expect(wrong.create(request())).rejects.toThrow(/ZOOM_CLIENT_SECRET/);
    await expect(overZoom().create(request({ topic: 'refuse me' }))).rejects.toThrow(/topic is not allowed/);
  });
});

describe('the choice', () => {
  it('is the calendar without settings, and names what is missing', () => {
    expect(chooseMeetings({}).kind).toBe('calendar');
    expect(chooseMeetings({ ZOOM_ACCOUNT_ID: 'a', ZOOM_CLIENT_ID: 'b', ZOOM_CLIENT_SECRET: 'c' }).kind).toBe(
      'zoom',
    );
    expect(() => chooseMeetings({ ZOOM_CLIENT_ID: 'b' })).toThrow(
      'ZOOM_CLIENT_ID set, so ZOOM_ACCOUNT_ID, ZOOM_CLIENT_SECRET needed too.',
    );
  });
});

describe('an invitation', () => {
  const file = invitationFile({
    uid: 'm1@brandwright',
    topic: 'Mugs; glaze, handles',
    description: `First line\nSecond line ${'ä'.repeat(60)}`,
    startsAt: '2026-11-24T15:00:00.000Z',
    madeAt: '2026-11-20T15:00:00.000Z',
    minutes: 45,
    joinUrl: 'https://zoom.us/j/1',
  });

  it('says when, how long, what and where', () => {
    const lines = file.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20261124T150000Z',
        'DTEND:20261124T154500Z',
        'DTSTAMP:20261120T150000Z',
        'SUMMARY:Mugs\\; glaze\\, handles',
        `DESCRIPTION:First line\\nSecond line ${'ä'.repeat(60)}`,
        'LOCATION:https://zoom.us/j/1',
      ]),
    );
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
  });

  it('folds its lines at 75 octets', () => {
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('lets nobody add lines of their own', () => {
    const sly = invitationFile({
      uid: 'x',
      topic: 'Call\r\nATTENDEE:mailto:evil@example.com',
      description: '',
      startsAt: '2026-11-24T15:00:00Z',
      madeAt: '2026-11-20T15:00:00Z',
      minutes: 30,
      joinUrl: null,
    });
    expect(sly).not.toMatch(/^ATTENDEE/m);
  });
});
