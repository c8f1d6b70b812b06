import { momentWords } from './words.ts';

export const nextWords = (nextRunAt: string | null, timeZone: string) =>
  nextRunAt ? ` Its next run is ${momentWords(nextRunAt, timeZone)}.` : '';
