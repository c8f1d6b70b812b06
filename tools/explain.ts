import { createCopilot } from '@brandwright/copilot';
import type { Explanation } from '@brandwright/copilot/offline/partner.ts';
import { readChunks } from '@brandwright/copilot/stream/read-events.ts';
import { randomUUID } from 'node:crypto';
import { withDemoKernel } from './eval/demo-kernel.ts';

const messages = process.argv.slice(2);
if (messages.length === 0) {
  console.error('Usage: npm run explain -- "first message" ["next message" …]');
  process.exit(2);
}

/** Shows what each stage of the built-in model makes of a conversation with the demo store. */
await withDemoKernel(async (kernel, founder) => {
  const copilot = createCopilot(kernel, { explain: tellStages });
  let conversationId: string | undefined;
  for (const text of messages) {
    console.log(`\n> ${text}`);
    const say = { kind: 'message' as const, messageId: randomUUID(), text, fileIds: [] };
    const response = await copilot.chat(
      { ...founder, requestId: randomUUID() },
      { ...(conversationId ? { conversationId } : {}), say },
    );
    const answer = readEvents(await response.text());
    conversationId ??= answer.conversationId;
    for (const call of answer.calls) console.log(`  call     ${call}`);
    console.log(`  said     ${answer.text.replaceAll('\n', '\n           ')}`);
  }
  await copilot.close(1000);
});

function tellStages({ utterance, context, parse, considered }: Explanation): void {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const line = (stage: string, what: string) => console.log(`  ${stage.padEnd(8)} ${what}`);
  line('perceive', utterance.values.map(({ kind, text }) => `${kind} "${text}"`).join(', ') || 'no values');
  line(
    'context',
    [...context.shown, context.waits && `waits: ${context.waits}`, context.asked]
      .filter(Boolean)
      .join('; ') || 'none',
  );
  const likely = [
    ...parse.candidates.map(({ operation, probability }) => ({ name: operation, probability })),
    ...parse.others,
  ]
    .sort((a, b) => b.probability - a.probability)
    .slice(0, 5);
  line('parse', likely.map(({ name, probability }) => `${name} ${percent(probability)}`).join(', '));
  const [best] = parse.candidates;
  line(
    'spans',
    best?.spans
      .map(({ field, value, text }) => `${field}${value === null ? '' : `=${value}`} "${text}"`)
      .join(', ') || 'none',
  );
  line('asked', parse.asked.map(({ field, text }) => `${field} "${text}"`).join(', ') || 'none');
  for (const { operation, relation, score, filling, evidence } of considered.readings)
    line(
      'ground',
      `${operation.name} ${relation} ${score.toFixed(2)} ${JSON.stringify(filling.input)}${evidence.map(({ why, weight }) => ` · ${why} ${weight}`).join('')}`,
    );
  if (considered.answer)
    line('answer', `${considered.answer.certainty.toFixed(2)} ${considered.answer.text}`);
  line('decide', JSON.stringify(considered.decision));
}

function readEvents(body: string): { conversationId: string | undefined; text: string; calls: string[] } {
  const answer: { conversationId: string | undefined; text: string; calls: string[] } = {
    conversationId: undefined,
    text: '',
    calls: [],
  };
  const chunks = readChunks(body) as { type: string; delta?: string; data?: Record<string, unknown> }[];
  for (const chunk of chunks) {
    answer.text += chunk.type === 'text-delta' ? (chunk.delta ?? '') : '';
    if (chunk.type === 'data-turn') answer.conversationId = String(chunk.data?.['conversationId']);
    if (chunk.type === 'data-call' && chunk.data?.['state'] !== 'running')
      answer.calls.push(
        `${String(chunk.data?.['operation'])} ${JSON.stringify(chunk.data?.['input'])} ${String(chunk.data?.['state'])}`,
      );
  }
  return answer;
}
