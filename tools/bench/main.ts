import { startPostgres } from '@brandwright/platform/postgres/embedded-postgres.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../local-server/start-server.ts';
import { benchChat } from './chat.ts';
import { benchHttp } from './http.ts';
import { initialJavaScriptKb } from './initial-javascript.ts';
import { residentMiB } from './load.ts';
import { benchThread } from './thread.ts';

// One run measures everything on one database, so that figures can be set beside each other.
const folder = mkdtempSync(join(tmpdir(), 'brandwright-bench-'));
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined });
try {
  const env = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data') };
  const first = await startServer(env);
  await first.stop();
  const server = await startServer(env);
  const idleMiB = residentMiB(server.pid);
  const chat = await benchChat(server.url);
  const http = await benchHttp(server, postgres.url);
  const loadedMiB = residentMiB(server.pid);
  await server.stop();
  const thread = await benchThread(postgres.url);
  const report = {
    startUp: { firstMs: first.readyMs, warmMs: server.readyMs, idleMiB, loadedMiB },
    http,
    chat,
    thread,
    initialJavaScriptKb: initialJavaScriptKb(),
  };
  tell(report);
  const [out] = process.argv.slice(2);
  if (out) writeFileSync(out, JSON.stringify(report, null, 2));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function tell(report: {
  startUp: { firstMs: number; warmMs: number; idleMiB: number; loadedMiB: number };
  http: Awaited<ReturnType<typeof benchHttp>>;
  chat: Awaited<ReturnType<typeof benchChat>>;
  thread: Awaited<ReturnType<typeof benchThread>>;
  initialJavaScriptKb: number;
}): void {
  const { startUp, http, chat, thread } = report;
  console.log(`\nHTTP, against a bare Hono and pg server that sends the same statements (${http.orders} orders; medians of pairs)`);
  for (const { what, own, bare, requestsRatio, cpuRatio } of http.loads) {
    console.log(`  ${what}: ${own.requestsPerSecond.toFixed(0)} against ${bare.requestsPerSecond.toFixed(0)} requests/s (ratio ${requestsRatio.toFixed(2)})`);
    console.log(`    CPU a request: ${own.cpuMsPerRequest.toFixed(2)} against ${bare.cpuMsPerRequest.toFixed(2)} ms (ratio ${cpuRatio.toFixed(2)}; aim at most 3); failed: ${own.failed + bare.failed}`);
  }
  console.log(`Chat, offline model, ${chat.turns} turns: first event ${chat.firstEventMs.toFixed(0)} ms (aim under 50), end ${chat.endMs.toFixed(0)} ms (medians)`);
  console.log(`Thread of ${thread.messages} messages: shown in ${thread.shownMs.toFixed(0)} ms (aim 150); ${thread.mainThreadMsPerChunk.toFixed(1)} ms of main thread a chunk over ${thread.chunks} chunks (aim 4)`);
  console.log(`  long tasks: ${thread.longTasks}, longest ${thread.longestTaskMs.toFixed(0)} ms (aim none over 50); key to frame ${thread.keystrokeMs.toFixed(0)} ms at the 95th percentile (aim under 30)`);
  console.log(`Initial JavaScript: ${report.initialJavaScriptKb.toFixed(0)} kB gzip (aim at most 200)`);
  console.log(`Start: ${(startUp.firstMs / 1000).toFixed(1)} s with an empty database, ${(startUp.warmMs / 1000).toFixed(1)} s afterwards (aim 3); memory ${startUp.idleMiB.toFixed(0)} MiB idle, ${startUp.loadedMiB.toFixed(0)} MiB after the load`);
}
