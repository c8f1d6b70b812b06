import type { BrandGeneration } from '@brandwright/contract/brand-kits/entities.ts';
import { expect, it } from 'vitest';
import { whyEmpty } from './why-empty.ts';

const made = (at: string, more: Partial<BrandGeneration>): BrandGeneration => ({
  uuid: `00000000-0000-4000-8000-0000000000${at}`,
  type: 'MOODBOARD_IMAGES',
  result: 'FAILURE',
  percent: 100,
  note: '',
  wish: null,
  failure: "I can't draw a lame yet.",
  createdAt: `2026-11-20T15:${at}:00Z`,
  finishedAt: null,
  ...more,
});

it('says why places are empty by the last making of these pictures', () => {
  const failed = made('01', {});
  expect(whyEmpty({ generations: [failed] }, 'MOODBOARD_IMAGES')).toBe("I can't draw a lame yet.");
  expect(whyEmpty({ generations: [failed] }, 'IDEA_IMAGES')).toBeNull();
  const again = made('02', { result: 'SUCCESS', failure: null });
  expect(whyEmpty({ generations: [failed, again] }, 'MOODBOARD_IMAGES')).toBeNull();
  const later = made('03', { result: 'PENDING', failure: null });
  expect(whyEmpty({ generations: [later, failed] }, 'MOODBOARD_IMAGES')).toBe("I can't draw a lame yet.");
});
