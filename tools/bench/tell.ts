import type { ChatFigures } from './chat.ts';
import type { HttpFigures } from './http.ts';
import type { InsightFigures } from './insight/bench-insight.ts';
import type { TimedQuestion } from './insight/time-questions.ts';
import type { ListFigures } from './lists.ts';
import type { ServersFigures } from './servers.ts';
import type { ThreadFigures } from './thread.ts';
import type { TurnFigures } from './turns.ts';
import type { UnderstandingFigures } from './understanding.ts';

export interface StartFigures {
  /** With an empty database, the demo made on the way. */
  firstMs: number;
  /** With a database that is there: a built tree to /healthz. */
  warmMs: number;
  idleMiB: number;
  loadedMiB: number;
  initialJavaScriptKb: number;
}

/** Each prints its figures beside their aims, and answers them. */
export function tellHttp(figures: HttpFigures): HttpFigures {
  console.log(
    `HTTP, against a bare Hono and pg server that sends the same statements (${figures.orders} orders; medians of pairs)`,
  );
  for (const { what, own, bare, requestsRatio, cpuRatio } of figures.loads) {
    console.log(
      `  ${what}: ${own.requestsPerSecond.toFixed(0)} against ${bare.requestsPerSecond.toFixed(0)} requests/s (ratio ${requestsRatio.toFixed(2)})`,
    );
    console.log(
      `    CPU a request: ${own.cpuMsPerRequest.toFixed(2)} against ${bare.cpuMsPerRequest.toFixed(2)} ms (ratio ${cpuRatio.toFixed(2)}; aim at most 3); failed: ${own.failed + bare.failed}`,
    );
  }
  return figures;
}

/** What was asked for of a list; at least. */
const listsPerSecond = 400;

export function tellLists(figures: ListFigures): ListFigures {
  console.log(
    `Lists of 20 of ${figures.rows} rows, against a bare server that sends the same statements (aim at least ${listsPerSecond} requests/s; medians of pairs)`,
  );
  for (const { what, own, bare, requestsRatio, cpuRatio } of figures.loads) {
    const missed = own.requestsPerSecond < listsPerSecond ? ', missed' : '';
    console.log(
      `  ${what}: ${own.requestsPerSecond.toFixed(0)} against ${bare.requestsPerSecond.toFixed(0)} requests/s (ratio ${requestsRatio.toFixed(2)}; CPU ratio ${cpuRatio.toFixed(2)}; failed: ${own.failed + bare.failed})${missed}`,
    );
  }
  return figures;
}

export function tellChat(figures: ChatFigures): ChatFigures {
  const { turns, firstEventMs, endMs } = figures;
  console.log(
    `Chat, offline model, ${turns} turns: first event ${firstEventMs.toFixed(0)} ms (aim under 50), end ${endMs.toFixed(0)} ms (medians)`,
  );
  return figures;
}

export function tellUnderstanding(figures: UnderstandingFigures): UnderstandingFigures {
  const { operations, turns, coldMs, medianMs, p95Ms, cpuMs } = figures;
  console.log(
    `Offline turn, median, ${operations} operations: ${medianMs.toFixed(1)} ms (aim under 60), 95th percentile ${p95Ms.toFixed(1)} ms, CPU ${cpuMs.toFixed(1)} ms, over ${turns} turns; cold start ${coldMs.toFixed(0)} ms`,
  );
  return figures;
}

/** What was asked for of talking; each at most. */
const targets = [
  ['turn, median', 'medianMs', 60, 'ms'],
  ['turn, 95th percentile', 'p95Ms', 120, 'ms'],
  ['memory idle', 'idleMiB', 450, 'MiB'],
  ['memory after the turns', 'usedMiB', 650, 'MiB'],
  ['size of what is learned', 'learnedMB', 25, 'MB'],
] as const;

export function tellTurns(figures: TurnFigures): TurnFigures {
  console.log(
    `Understanding, ${figures.turns} turns over HTTP (${figures.failed} failed), processor time of the server ${figures.cpuMsPerTurn.toFixed(1)} ms a turn`,
  );
  for (const [what, name, most, unit] of targets) {
    const met = figures[name] <= most ? 'met' : `missed by ${(figures[name] - most).toFixed(0)} ${unit}`;
    console.log(`  ${what}: ${figures[name].toFixed(0)} ${unit} (target at most ${most}: ${met})`);
  }
  return figures;
}

export function tellThread(figures: ThreadFigures): ThreadFigures {
  const { messages, shownMs, mainThreadMsPerChunk, chunks, longTasks, longestTaskMs, keystrokeMs } = figures;
  console.log(
    `Thread of ${messages} messages: shown in ${shownMs.toFixed(0)} ms (aim 150); ${mainThreadMsPerChunk.toFixed(1)} ms of main thread a chunk over ${chunks} chunks (aim 4)`,
  );
  console.log(
    `  long tasks: ${longTasks}, longest ${longestTaskMs.toFixed(0)} ms (aim none over 50); key to frame ${keystrokeMs.toFixed(0)} ms at the 95th percentile (aim under 30)`,
  );
  return figures;
}

export function tellStart(figures: StartFigures): StartFigures {
  const { firstMs, warmMs, idleMiB, loadedMiB } = figures;
  console.log(`Initial JavaScript: ${figures.initialJavaScriptKb.toFixed(0)} kB gzip (aim at most 200)`);
  console.log(
    `Start: ${(firstMs / 1000).toFixed(1)} s with an empty database, ${(warmMs / 1000).toFixed(1)} s afterwards (aim 2); memory ${idleMiB.toFixed(0)} MiB idle (aim at most 450), ${loadedMiB.toFixed(0)} MiB after the load`,
  );
  return figures;
}

export function tellServers(figures: ServersFigures): ServersFigures {
  const { servers, requestsPerSecond, failedRequests, chats, events, jobs } = figures;
  console.log(`${servers} servers on one database`);
  console.log(
    `  order list: ${requestsPerSecond.one.toFixed(0)} requests/s at one, ${requestsPerSecond.all.toFixed(0)} at all of them (medians); failed: ${failedRequests}`,
  );
  console.log(`  chats begun at one, followed and gone on with at another: ${chats.whole} of ${chats.begun}`);
  console.log(
    `  live events of changes at one, heard at the others: ${events.heard} of ${events.sent}, median ${events.medianMs.toFixed(0)} ms from the call`,
  );
  console.log(`  work queued at one, told of by another: ${jobs.done} of ${jobs.queued} done`);
  return figures;
}

/** What was asked for of each report; at most. */
const reportMs = 300;

export function tellQuestion({ name, firstMs, keptMs, plainMs, isCut, same }: TimedQuestion): void {
  const against =
    plainMs === null
      ? ''
      : ` against ${isCut ? 'more than ' : ''}${plainMs.toFixed(0)} ms (${(plainMs / keptMs).toFixed(1)} times)`;
  console.log(
    `  ${name}: ${keptMs.toFixed(0)} ms, at first ${firstMs.toFixed(0)}${against}${keptMs > reportMs ? ', missed' : ''}${same === false ? ', ANOTHER ANSWER' : ''}`,
  );
}

export function tellInsight(figures: InsightFigures): InsightFigures {
  const { store, questions } = figures;
  const met = questions.filter(({ keptMs }) => keptMs <= reportMs).length;
  console.log(
    `Reports and questions of ${store.orders} orders (made in ${store.seconds.toFixed(0)} s): ${met} of ${questions.length} in at most ${reportMs} ms; medians, against the plain query`,
  );
  return figures;
}
