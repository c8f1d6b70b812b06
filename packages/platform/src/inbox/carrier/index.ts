import type { PlatformArea } from '../../kernel/area.ts';
import { createMeeting } from './create-meeting.ts';
import { getChatToken } from './get-chat-token.ts';

/** What the carrier of conversations and the holder of meetings are asked for. */
export const carrierRoom: PlatformArea = { implementations: [getChatToken, createMeeting] };
