import { startOpenAiStandIn } from '@brandwright/copilot/testing/openai-stand-in.ts';
import { demoStores } from '@brandwright/platform';
import { chromium, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startServer } from '../local-server/start-server.ts';
import { median } from '../replay/figures.ts';
import { lastWords, writeThread, threadTitle } from './write-thread.ts';

const messages = 500;
const runs = 5;

export interface ThreadFigures {
  messages: number;
  /** From the click on the conversation to its last message on the screen. */
  shownMs: number;
  mainThreadMsPerChunk: number;
  longTasks: number;
  longestTaskMs: number;
  /** From a key to the next frame while a reply streams: the 95th percentile. */
  keystrokeMs: number;
  chunks: number;
}

/** A thread of 500 messages in the browser: shown, written to while a reply of 3.4 kB streams. */
export async function benchThread(databaseUrl: string): Promise<ThreadFigures> {
  const standIn = await startOpenAiStandIn();
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: standIn.baseUrl,
    COPILOT_MODEL: 'chat:stand-in',
  });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
  });
  try {
    const [founder] = demoStores;
    if (!founder) throw new Error('There is no demo store.');
    await withClient(databaseUrl, (client) => writeThread(client, founder, messages));
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript({ path: fileURLToPath(new URL('./in-page.js', import.meta.url)) });
    await logIn(page, server.url);
    const shown: number[] = [];
    for (let run = 0; run < runs; run += 1) shown.push(await showThread(page, server.url));
    standIn.reply({ kind: 'slow', text: reply(), everyMs: 20 });
    const figures = await streamInto(page);
    return { messages, shownMs: median(shown), ...figures };
  } finally {
    await browser.close();
    await server.stop();
    await standIn.stop();
  }
}

const chromiumPath = () =>
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('founder@demo.brandwright.test');
  await page.getByLabel('Password', { exact: true }).fill('brandwright-demo');
  await page.getByRole('button', { name: /^log in$/i }).click();
  await page.waitForURL('**/homebase**');
}

/** Milliseconds from the click on the conversation in the panel to its last message being drawn. */
async function showThread(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/homebase`);
  await page.getByRole('heading', { name: /^good /i }).waitFor();
  const panel = page.getByRole('complementary', { name: 'Conversations' });
  const opener = page.getByRole('button', { name: 'Conversations', exact: true });
  await panel.or(opener).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await panel.getByText(threadTitle).waitFor();
  return page.evaluate<number>(`bench.show(${JSON.stringify(threadTitle)}, ${JSON.stringify(lastWords)})`);
}

async function streamInto(page: Page): Promise<Omit<ThreadFigures, 'messages' | 'shownMs'>> {
  await page.evaluate('bench.watch()');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const box = page.getByRole('textbox').first();
  await box.fill('Tell me all about it');
  await box.press('Enter');
  await page.getByText('Paragraph 1 of the reply').waitFor();
  await page.evaluate('bench.forget()');
  const before = await mainThreadMs(session);
  const text = 'while it writes I go on writing';
  for (const key of text) {
    await box.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(60);
  }
  await page.getByText('This is the end of the reply.', { exact: true }).waitFor({ timeout: 60_000 });
  const used = (await mainThreadMs(session)) - before;
  const seen = await page.evaluate<{ longTasks: number[]; keys: number[] }>(
    '({ longTasks: bench.longTasks, keys: bench.keys })',
  );
  const keys = [...seen.keys].sort((a, b) => a - b);
  const chunks = reply().split(/\s+/).length;
  return {
    mainThreadMsPerChunk: used / chunks,
    longTasks: seen.longTasks.length,
    longestTaskMs: Math.max(0, ...seen.longTasks),
    keystrokeMs: keys[Math.floor(keys.length * 0.95)] ?? 0,
    chunks,
  };
}

async function mainThreadMs(
  session: Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>,
): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** About 3.4 kB of Markdown. */
function reply(): string {
  const paragraphs = Array.from(
    { length: 12 },
    (_, index) =>
      `Paragraph ${index + 1} of the reply speaks of **landed cost**, of duty and of freight, and of what to do next.\n\n- one thing that matters, with a figure of $${index + 3}.40\n- another thing that matters, with a share of ${index} %\n- and a last one that says when it is due\n`,
  );
  return `${paragraphs.join('\n')}\n\nThis is the end of the reply.`;
}
