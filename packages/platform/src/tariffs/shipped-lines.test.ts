import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSlimSchedule } from './import/slim-schedule.ts';
import { findShipped, ratedUnder, searchShipped, shippedCounts } from './shipped-lines.ts';

const whole = readSlimSchedule(
  gunzipSync(readFileSync(new URL('data/usitc-2026-rev10.tsv.gz', import.meta.url))).toString('utf8'),
).lines;

test('reading the schedule part by part gives the same lines as reading it whole', () => {
  const rated = whole.filter(({ hasRate, ratesFrom }) => hasRate && ratesFrom === null);
  expect(shippedCounts).toEqual({ own: rated.length, all: whole.filter(({ hasRate }) => hasRate).length });
  const chapters = [...new Set(rated.map(({ digits }) => digits.slice(0, 2)))];
  expect(chapters.flatMap((chapter) => ratedUnder(chapter))).toEqual(rated);
  for (const heading of ['0901', '4202', '6109', '6302', '6912', '9505'])
    expect(ratedUnder(heading)).toEqual(rated.filter(({ digits }) => digits.startsWith(heading)));
});

test('every rate line is found by its code', () => {
  const missing = whole.filter(({ digits, hasRate }) => hasRate && !findShipped(digits));
  expect(missing).toEqual([]);
});

test('words of the schedule find its lines', () => {
  expect(searchShipped(['garlic'], 3)[0]?.line.description).toMatch(/garlic/i);
});
