import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

// Chromium reaches for Google's servers by itself, which tests must not wait for.
const BACKGROUND_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--metrics-recording-only',
  '--no-first-run',
];
// The list that Playwright passes itself, which ours takes the place of, and Chromium's own windows: each context would
// load a page for the address bar.
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'AiModeOmniboxEntryPoint',
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
];
// There is no graphics card: emulating one costs more than drawing without.
const DRAWING_FLAGS = [
  '--disable-gpu',
  '--disable-gpu-rasterization',
  `--disable-features=${DISABLED_FEATURES.join()}`,
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = (process.env['E2E_PORT'] ??= freePort());
const chromium =
  process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
const asRoot = process.getuid?.() === 0;

/** Workers read this file again and find the same port in the environment. */
function freePort(): string {
  const script = `const server = require('node:net').createServer().listen(0, '127.0.0.1', () => {
    console.log(server.address().port); server.close(); });`;
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
}

const desktop = { viewport: { width: 1440, height: 900 } };
const looks = '**/accessibility.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  fullyParallel: false,
  workers: 2,
  // A busy machine may be late once; what only passes the second time is named as flaky in the report.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Recording takes a third of the time: what fails is recorded when it is tried again.
    trace: 'on-first-retry',
    // What moves is waited for before it is clicked.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium,
      args: [...BACKGROUND_FLAGS, ...DRAWING_FLAGS, ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  // Flows come first: where time runs out, what is left out is looks.
  projects: [
    { name: 'desktop', testIgnore: looks, use: desktop },
    // What a test tagged @once looks at is the same at every width.
    {
      name: 'phone',
      testIgnore: looks,
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'looks', testMatch: looks, use: desktop },
  ],
  webServer: {
    command: `${JSON.stringify(process.execPath)} tests/e2e/serve.ts`,
    cwd: root,
    env: { PORT: port, CLOCK: '2026-11-20T15:00:00Z' },
    url: `http://127.0.0.1:${port}/healthz`,
    // It makes the demo first, which a busy machine takes its time for.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
