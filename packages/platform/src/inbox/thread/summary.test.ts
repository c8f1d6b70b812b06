import { describe, expect, it } from 'vitest';
import { gistOf } from './summary.ts';

const now = new Date('2026-11-20T15:00:00Z');
const said = (text: string) => ({
  ...{ sid: 'm1', side: 'BRAND' as const, author: 'Ada', at: '2026-11-10T09:00:00.000Z' },
  text,
});
const next = (text: string) => gistOf([said(text)], [], [], now).nextStep?.words;

describe('the next step after our own message', () => {
  it.each([
    'Thank you, but we will not order this time.',
    'We have decided to go with another workshop.',
    "Sorry, we won't move forward.",
    'We are no longer interested.',
  ])('is none after “%s”', (text) => {
    expect(next(text)).toMatch(/^nothing/);
  });

  it.each([
    'Could you send us the price for 500?',
    'We will not need the box, only the mug. How much is it?',
  ])('is to ask again after “%s”', (text) => {
    expect(next(text)).toContain('follow up');
  });
});
