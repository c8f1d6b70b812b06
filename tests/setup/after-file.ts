import { resetTestTime } from '@brandwright/platform/kernel/testing.ts';
import { afterAll, vi } from 'vitest';

// Test files of a worker share their modules: what one of them changed is put back for the next.
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  resetTestTime();
});
