import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// React asks whether updates may be awaited; Testing Library does.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Nothing is fetched: what a component reads by itself stays loading, what a test needs it gives.
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
