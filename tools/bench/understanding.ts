import { median } from '../replay/figures.ts';

/** What a turn of the offline model takes without the loop around it: understanding and answer, no database. */
export interface UnderstandingFigures {
  operations: number;
  turns: number;
  /** Loading the understanding and the first turn, in a process that has neither. */
  coldMs: number;
  medianMs: number;
  p95Ms: number;
  /** Of this process a turn, whatever else the machine does. */
  cpuMs: number;
}

const count = 400;

/** Times turns of the learn utterances with many operations declared, each in a conversation of its own. */
export async function benchUnderstanding(): Promise<UnderstandingFigures> {
  const startedAt = performance.now();
  const { manyDeclarations } = await import('./many-declarations.ts');
  const { conversation, emptyStore } = await import('@brandwright/copilot/testing/converse.ts');
  const store = emptyStore(manyDeclarations(count));
  const turn = async (say: string) => {
    const from = performance.now();
    await conversation(store, '2026-11-22T12:00:00.000Z').first(say);
    return performance.now() - from;
  };
  await turn('How is order 1042 doing?');
  const coldMs = performance.now() - startedAt;
  const { readUtterances } = await import('../eval/utterances.ts');
  const says = readUtterances('learn').flatMap(({ utterances }) => utterances.map(({ say }) => say));
  const every = Math.max(1, Math.floor(says.length / 300));
  const taken: number[] = [];
  const before = process.cpuUsage();
  for (const say of says.filter((_, place) => place % every === 0)) taken.push(await turn(say));
  const { user, system } = process.cpuUsage(before);
  taken.sort((a, b) => a - b);
  return {
    operations: count,
    turns: taken.length,
    coldMs,
    medianMs: median(taken),
    p95Ms: taken[Math.floor(0.95 * taken.length)] ?? 0,
    cpuMs: (user + system) / 1000 / taken.length,
  };
}
