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

/** Everything that CI runs. Resolves to whether all of it passed. */
export async function test() {
  const sections = [await section('check', check), await section('units and operations', unitTests)];
  // What the model understands keeps one core busy, and so does talking to servers: two lines of work side by side. What
  // the second prints is told when its turn comes.
  const blind = quietly(blindConversations);
  const replayed = hasFiles('tests/conversations', '.yaml')
    ? quietly((write) => blind.over.then(() => conversations(write)))
    : undefined;
  sections.push(
    await section('understanding', understanding),
    await section('suggestions', suggestions),
    await section('blind conversations', blind.tell),
  );
  if (replayed) sections.push(await section('conversations', replayed.tell));
  if (hasFiles('tests/e2e', '.spec.ts')) {
    sections.push(
      await section('browser', async () => {
        await buildClient();
        return browserTests(await provideChromium());
      }),
    );
  }
  return printSummary(sections);
}

/** Runs a suite without printing: `tell` prints what it had to say once it is over, `over` is fulfilled either way. */
function quietly(suite) {
  let told = '';
  const running = suite((text) => void (told += text));
  const over = running.then(
    () => undefined,
    () => undefined,
  );
  return { over, tell: () => running.finally(() => process.stdout.write(told)) };
}
