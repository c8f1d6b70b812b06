import { describe, expect, it } from 'vitest';
import { clockTime, dayOf, dayWords, listTime } from './days.ts';

const at = (...parts: [number, number, number, number, number]) => new Date(Date.UTC(...parts)).toISOString();
const now = Date.UTC(2026, 10, 20, 15, 0);

describe('days', () => {
  it('are named as one would say them', () => {
    expect(dayWords(at(2026, 10, 20, 0, 1), now)).toBe('Today');
    expect(dayWords(at(2026, 10, 19, 23, 59), now)).toBe('Yesterday');
    expect(dayWords(at(2026, 10, 16, 9, 0), now)).toBe('Monday');
    expect(dayWords(at(2026, 10, 3, 9, 0), now)).toBe('Tuesday, November 3');
    expect(dayWords(at(2025, 10, 3, 9, 0), now)).toBe('November 3, 2025');
  });

  it('stand short in a list', () => {
    expect(listTime(at(2026, 10, 20, 9, 5), now)).toBe('9:05 AM UTC');
    expect(listTime(at(2026, 10, 19, 9, 5), now)).toBe('Yesterday');
    expect(listTime(at(2026, 10, 17, 9, 5), now)).toBe('Tue');
    expect(listTime(at(2026, 9, 3, 9, 5), now)).toBe('Oct 3');
    expect(listTime(at(2025, 9, 3, 9, 5), now)).toBe('Oct 3, 2025');
  });

  it('are shared by the instants within them', () => {
    expect(dayOf(at(2026, 10, 20, 0, 1))).toBe(dayOf(at(2026, 10, 20, 23, 59)));
    expect(dayOf(at(2026, 10, 20, 0, 1))).not.toBe(dayOf(at(2026, 10, 19, 23, 59)));
    expect(clockTime(at(2026, 10, 20, 15, 4))).toBe('3:04 PM UTC');
  });
});
