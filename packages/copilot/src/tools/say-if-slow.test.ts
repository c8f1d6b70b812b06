import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sayIfSlow } from './say-if-slow.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says why a call takes long, once, and nothing of one that is over or has nothing to say', () => {
  const said: string[] = [];
  sayIfSlow('Counting', (note) => said.push(note));
  const over = sayIfSlow('Never', (note) => said.push(note));
  const silent = sayIfSlow(undefined, (note) => said.push(note));
  vi.advanceTimersByTime(1000);
  over();
  silent();
  expect(said).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['Counting']);
});
