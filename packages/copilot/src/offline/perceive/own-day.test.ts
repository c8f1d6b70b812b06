import { readValues } from '@brandwright/language/values/read-values.ts';
import { expect, it } from 'vitest';
import { isOwnDay } from './own-day.ts';

const now = new Date('2026-11-22T12:00:00Z');
const isOwn = (text: string) => readValues(text, now).some((value) => isOwnDay(value, text));

it.each([
  'before i look at anything pleasant today: which order has been waiting longest to be started?',
  "i'm looking at my canadian customers today because the post is slow, which orders are on hold",
  'I make an overview today, which outstanding orders are above 200',
])('is the day of who speaks: %s', (text) => expect(isOwn(text)).toBe(true));

it.each([
  'what did i sell today',
  'i sold two mugs today',
  'which orders came in today',
  'orders of today please',
  'i need it today',
  'i counted 14 today',
])('is a day to look for: %s', (text) => expect(isOwn(text)).toBe(false));
