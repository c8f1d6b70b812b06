import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { modelFolder } from '@brandwright/copilot/offline/learned-model.ts';
import { readUtterances } from '../eval/utterances.ts';
import { ReplayClient } from '../replay/client.ts';
import { cpuMs, residentMiB } from './load.ts';

/** What talking costs a server: each figure of this process alone, the database not counted. */
export interface TurnFigures {
  turns: number;
  failed: number;
  medianMs: number;
  p95Ms: number;
  /** Processor time of the server a turn, whatever else the machine does. */
  cpuMsPerTurn: number;
  idleMiB: number;
  /** After all turns. */
  usedMiB: number;
  /** Everything that learning writes. */
  learnedMB: number;
}

const turnsInConversation = 5;
/** Turns change the demo store: it begins anew so often. */
const turnsBetweenResets = 100;

/** So many turns over HTTP, in conversations of five, of utterances from every area in a fixed mixed order. */
export async function benchTurns(url: string, pid: number, count: number): Promise<TurnFigures> {
  const client = new ReplayClient(url);
  await client.logIn('founder@demo.brandwright.test', 'brandwright-demo');
  const idleMiB = residentMiB(pid);
  const taken: number[] = [];
  let conversationId: string | undefined;
  let failed = 0;
  let cpu = 0;
  for (const [place, text] of mixed(count).entries()) {
    if (place % turnsBetweenResets === 0) await client.resetDemo();
    if (place % turnsInConversation === 0) conversationId = undefined;
    const before = cpuMs(pid);
    try {
      const answer = await client.chat({
        ...(conversationId ? { conversationId } : {}),
        say: { kind: 'message', messageId: randomUUID(), text, fileIds: [] },
      });
      conversationId = answer.conversationId;
      taken.push(answer.endMs);
    } catch {
      failed++;
    }
    cpu += cpuMs(pid) - before;
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.floor(share * taken.length)] ?? 0;
  return {
    turns: count,
    failed,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    cpuMsPerTurn: cpu / count,
    idleMiB,
    usedMiB: residentMiB(pid),
    learnedMB: sizeOf(modelFolder) / 1e6,
  };
}

/** Utterances to learn from, every area alike, in steps that share no factor with how many there are. */
function mixed(count: number): string[] {
  const says = readUtterances('learn').flatMap(({ utterances }) => utterances.map(({ say }) => say));
  const step = 1009;
  return Array.from({ length: count }, (_, place) => says[(place * step) % says.length] ?? '');
}

const sizeOf = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(`${folder}${name}`).size, 0);
