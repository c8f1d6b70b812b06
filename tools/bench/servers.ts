import { apiBase } from '@brandwright/contract';
import { eventStream } from '@brandwright/copilot/stream/read-events.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type LocalServer } from '../local-server/start-server.ts';
import { callsOf } from '../replay/check-turn.ts';
import { ReplayClient } from '../replay/client.ts';
import { median } from '../replay/figures.ts';
import { load } from './load.ts';

const conversations = 20;
const changes = 40;
const jobs = 6;
const secondsPerRun = 4;
const runs = 3;
const heardWithinMs = 10_000;
const founder = 'founder@demo.brandwright.test';

export interface ServersFigures {
  servers: number;
  /** The list of orders: of one server, and of all of them at once. */
  requestsPerSecond: { one: number; all: number };
  failedRequests: number;
  /** Conversations begun at one server, followed from another and gone on with there. */
  chats: { begun: number; whole: number };
  /** Changes made at one server and heard of at another. */
  events: { sent: number; heard: number; medianMs: number };
  /** Work queued at one server whose outcome another tells. */
  jobs: { queued: number; done: number };
}

/** Several servers on one database, with what one begins crossing to the next. */
export async function benchServers(databaseUrl: string, dataDir: string, count: number) {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const servers: LocalServer[] = [];
  try {
    // One after the other: the first makes the schema and the demo.
    for (let index = 0; index < count; index += 1) servers.push(await startServer(env));
    return await measure(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function measure(servers: readonly LocalServer[]): Promise<ServersFigures> {
  // One login: its session is good on every server.
  const here = await clientOf(servers[0]);
  const clients = servers.map(({ url }) => new ReplayClient(url, here.token));
  const pairs = (index: number) => {
    const [from, to] = [clients[index % clients.length], clients[(index + 1) % clients.length]];
    if (!from || !to) throw new Error('There is no server.');
    return { from, to };
  };
  return {
    servers: servers.length,
    ...(await measureLoad(servers, here.token)),
    chats: await measureChats(pairs),
    events: await measureEvents(servers, clients, here.token),
    jobs: await measureJobs(pairs),
  };
}

async function clientOf(server: LocalServer | undefined): Promise<ReplayClient> {
  const client = new ReplayClient(server?.url ?? '');
  await client.logIn(founder, 'brandwright-demo');
  return client;
}

async function measureLoad(servers: readonly LocalServer[], token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const ask = (server: LocalServer) =>
    load(server.pid, `${server.url}${apiBase}/web/orders?size=20`, headers, secondsPerRun);
  const one: number[] = [];
  const all: number[] = [];
  let failedRequests = 0;
  for (const server of servers) await ask(server);
  for (let run = 0; run < runs; run += 1) {
    const single = await Promise.all(servers.slice(0, 1).map(ask));
    const together = await Promise.all(servers.map(ask));
    const sum = (loads: typeof together) =>
      loads.reduce((total, { requestsPerSecond }) => total + requestsPerSecond, 0);
    one.push(sum(single));
    all.push(sum(together));
    failedRequests += [...single, ...together].reduce((total, { failed }) => total + failed, 0);
  }
  return { requestsPerSecond: { one: median(one), all: median(all) }, failedRequests };
}

type Pairs = (index: number) => { from: ReplayClient; to: ReplayClient };

/** A question at one server; the other follows the answer to its end, and is asked about what was shown. */
async function measureChats(pairs: Pairs) {
  let whole = 0;
  const say = (text: string) => ({ kind: 'message' as const, messageId: randomUUID(), text, fileIds: [] });
  for (let index = 0; index < conversations; index += 1) {
    const { from, to } = pairs(index);
    const first = await from.chat({ say: say('Which orders are still outstanding?') }, true);
    const conversationId = first.conversationId;
    if (!conversationId) continue;
    const followed = await to.follow(conversationId);
    const second = await to.chat({ conversationId, say: say('which of them is the oldest?') });
    if (callsOf(followed).length > 0 && second.text !== '' && second.conversationId === conversationId)
      whole += 1;
  }
  return { begun: conversations, whole };
}

/** How long after a change at one server every other has told its listeners. */
async function measureEvents(
  servers: readonly LocalServer[],
  clients: readonly ReplayClient[],
  token: string,
) {
  const [first, ...others] = servers;
  const [changer] = clients;
  if (!first || !changer || others.length === 0) return { sent: 0, heard: 0, medianMs: 0 };
  const leave = new AbortController();
  const lines = await Promise.all(others.map(({ url }) => listen(url, token, leave.signal)));
  const taken: number[] = [];
  let heard = 0;
  for (let index = 0; index < changes; index += 1) {
    const waiting = lines.map((line) => line.next());
    const began = performance.now();
    await changer.call('set_order_note', { orderNumber: 1042, note: `Ring twice (${index})` });
    const told = await Promise.all(waiting.map((next) => Promise.race([next, pause(heardWithinMs, false)])));
    if (!told.every(Boolean)) continue;
    heard += 1;
    taken.push(performance.now() - began);
  }
  leave.abort();
  return { sent: changes, heard, medianMs: median(taken) };
}

/** The stream of events of a server; `next` is fulfilled with true at the next one that makes orders stale. */
async function listen(url: string, token: string, signal: AbortSignal) {
  const response = await fetch(`${url}${apiBase}/-/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  if (!response.body) throw new Error('The stream of events has no body.');
  let tell: ((heard: true) => void) | undefined;
  const read = async (body: NonNullable<Response['body']>) => {
    for await (const { data } of eventStream(body)) {
      const { operations } = JSON.parse(data) as { operations?: string[] };
      if (operations?.includes('get_order')) tell?.(true);
    }
  };
  // It ends with the signal.
  read(response.body).catch(() => undefined);
  return { next: () => new Promise<true>((resolve) => (tell = resolve)) };
}

/** An export queued at one server; the other tells that it is done and serves the file. */
async function measureJobs(pairs: Pairs) {
  let done = 0;
  for (let index = 0; index < jobs; index += 1) {
    const { from, to } = pairs(index);
    const { id } = (await from.call('start_financial_export', {})) as { id: string };
    const until = performance.now() + 60_000;
    let status = 'QUEUED';
    while (!['DONE', 'FAILED'].includes(status) && performance.now() < until) {
      await pause(100);
      ({ status } = (await to.call('get_order_export', { id })) as { status: string });
    }
    if (status === 'DONE') done += 1;
  }
  return { queued: jobs, done };
}
