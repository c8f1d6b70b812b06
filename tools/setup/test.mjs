import { buildWeb } from './build-web.mjs';
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
  // Each keeps one core busy: they run side by side, and tell one after the other.
  let told = '';
  const blind = blindConversations((text) => void (told += text));
  blind.catch(() => undefined);
  sections.push(
    await section('understanding', understanding),
    await section('suggestions', suggestions),
    await section('blind conversations', () => blind.finally(() => process.stdout.write(told))),
  );
  if (hasFiles('tests/conversations', '.yaml')) {
    sections.push(await section('conversations', conversations));
  }
  if (hasFiles('tests/e2e', '.spec.ts')) {
    sections.push(
      await section('browser', async () => {
        await buildWeb();
        return browserTests(await provideChromium());
      }),
    );
  }
  return printSummary(sections);
}
