import { expect, it } from 'vitest';
import { inboxLines } from './inbox-lines.ts';

const row = (sid: string, day: number) => ({ sid, lastTime: `2026-11-${day}T00:00:00.000Z` });
const ticket = (ticketId: string, day: number) => ({
  ticketId,
  handle: ticketId,
  orderNumber: 1042,
  isClosed: false,
  needsReply: true,
  isUnread: true,
  unreadCount: 1,
  lastTime: `2026-11-${day}T00:00:00.000Z`,
  lastMessage: { isOwn: false, preview: 'Found it.' },
});
const keys = (...given: Parameters<typeof inboxLines<ReturnType<typeof row>>>) =>
  inboxLines(...given).map(({ key }) => key);

it('puts tickets between conversations by their time', () => {
  expect(
    keys(
      [row('a', 20), row('b', 15), row('c', 11)],
      [ticket('1', 25), ticket('2', 13), ticket('3', 12), ticket('4', 10)],
    ),
  ).toEqual(['1', 'a', 'b', '2', '3', 'c', '4']);
});

it('lists what there is of either', () => {
  expect(keys([row('a', 20)])).toEqual(['a']);
  expect(keys([], [ticket('1', 25), ticket('2', 12)])).toEqual(['1', '2']);
});
