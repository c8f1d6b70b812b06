/** A meeting as it is made. The same key always answers the same meeting. */
export interface MeetingRequest {
  topic: string;
  /** ISO instant. */
  startsAt: string;
  minutes: number;
  key: string;
}

export interface Meeting {
  /** Of the video service, or of the calendar entry. */
  id: string;
  provider: 'zoom' | 'calendar';
  /** Where to join; null where no video service is connected. */
  joinUrl: string | null;
}

/** Who holds the rooms of video meetings. `calendar` holds none: there the invitation is all. */
export interface Meetings {
  readonly kind: 'zoom' | 'calendar';
  create(request: MeetingRequest): Promise<Meeting>;
}
