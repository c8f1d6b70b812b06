import { buildClient } from './build.mjs';
import { check } from './check.mjs';
import { provideChromium } from './chromium.mjs';
import { printSummary, section } from './report.mjs';
import {
  blindConversations,
  browserTests,
  conversations,
  hasFiles,
  suggestions,
  understanding,
  unitTests,
} from './suites.mjs';

/**
 * Milliseconds from the start after which no browser test begins, as CI gives 25 minutes to machines of which some take twice as
 * long as others. Playwright on its own (CONTRIBUTING.md) runs them all.
 */
const timeForTests = 21.5 * 60_000;
/** What browser tests have in any case: a start of the server, and the first flows. */
const leastForBrowser = 30_000;

/** Everything that CI runs. Resolves to whether all of it passed. */
export async function test() {
  const sections = [await section('check', check), await section('units and operations', unitTests)];
  // What the model understands keeps one core busy, and so does talking to servers: two lines of work side by side. What
  // the second prints is told when its turn comes.
  const talked = [blindConversations, suggestions];
  if (hasFiles('tests/conversations', '.yaml')) talked.push(conversations);
  const [blind, pressed, replayed] = oneAfterAnother(talked);
  sections.push(
    await section('understanding', understanding),
    await section('suggestions', pressed),
    await section('blind conversations', blind),
  );
  if (replayed) sections.push(await section('conversations', replayed));
  if (hasFiles('tests/e2e', '.spec.ts')) {
    sections.push(
      await section('browser', async () => {
        await buildClient();
        const chromium = await provideChromium();
        const until = Math.max(performance.timeOrigin + timeForTests, Date.now() + leastForBrowser);
        return browserTests(chromium, until);
      }),
    );
  }
  return printSummary(sections);
}

/** Runs suites in turn without printing. Each is answered as a function that prints what it had to say once it is over. */
function oneAfterAnother(suites) {
  let before = Promise.resolve();
  return suites.map((suite) => {
    let told = '';
    const running = before.then(() => suite((text) => void (told += text)));
    before = running.then(
      () => undefined,
      () => undefined,
    );
    return () => running.finally(() => process.stdout.write(told));
  });
}
