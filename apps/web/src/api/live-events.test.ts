import { afterEach, expect, it, vi } from 'vitest';
import { onAnswerEnd, onNotice, take } from './live-events.ts';
import { queryClient } from './query-client.ts';

const invalidated = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
const ended = vi.fn<Parameters<typeof onAnswerEnd>[0]>();
const stop = onAnswerEnd(ended);

afterEach(() => {
  invalidated.mockClear();
  ended.mockClear();
});

it('has what has changed read again', () => {
  take(JSON.stringify({ type: 'invalidate', operations: ['list_orders'] }));
  expect(invalidated).toHaveBeenCalledExactlyOnceWith({ queryKey: ['list_orders'] });
});

it('has everything read again when what has changed is not known', () => {
  take(JSON.stringify({ type: 'invalidate' }));
  expect(invalidated).toHaveBeenCalledExactlyOnceWith({ queryKey: [] });
});

it('tells that an answer is complete, but not of each piece of it, until one stops listening', () => {
  const data = { conversationId: 'c', turnId: 't' };
  take(JSON.stringify({ type: 'conversation', data: { ...data, position: 3 } }));
  expect(ended).not.toHaveBeenCalled();
  const event = JSON.stringify({
    type: 'conversation',
    operations: ['list_conversations'],
    data: { ...data, ended: true },
  });
  take(event);
  expect(ended).toHaveBeenCalledExactlyOnceWith({ ...data, ended: true });
  expect(invalidated).toHaveBeenCalledExactlyOnceWith({ queryKey: ['list_conversations'] });
  stop();
  take(event);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('passes over what is not ours', () => {
  for (const text of ['', 'null', '{', '{"type":"job","operations":["list_orders"]}']) take(text);
  expect(invalidated).not.toHaveBeenCalled();
});

it('hands on what a notice carries, until one stops listening', () => {
  const heard = vi.fn<(data: unknown) => void>();
  const stopHearing = onNotice(heard);
  const notice = JSON.stringify({ type: 'notice', data: { kind: 'supplier_typing' } });
  take(notice);
  take(JSON.stringify({ type: 'job', data: {} }));
  expect(heard).toHaveBeenCalledExactlyOnceWith({ kind: 'supplier_typing' });
  stopHearing();
  take(notice);
  expect(heard).toHaveBeenCalledTimes(1);
});
