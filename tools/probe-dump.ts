import { createCopilot } from '@brandwright/copilot';
import type { Explanation } from '@brandwright/copilot/offline/partner.ts';
import { readChunks } from '@brandwright/copilot/stream/read-events.ts';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { withDemoKernel } from './eval/demo-kernel.ts';
const out: unknown[] = [];
for (const file of process.argv.slice(2)) {
  for (const l of readFileSync(file, 'utf8').split('\n')) {
    if (!l.trim()) continue;
    const c = JSON.parse(l) as { id: string; turns: { say: string }[] };
    await withDemoKernel(async (kernel, founder) => {
      let ex: unknown[] = [];
      const copilot = createCopilot(kernel, { explain: (e: Explanation) => {
        const all = [...e.parse.candidates.map(({ operation, probability }) => [operation, probability] as const), ...e.parse.others.map(({ name, probability }) => ['~' + name, probability] as const)].sort((a, b) => b[1] - a[1]).slice(0, 10);
        ex.push({ text: e.utterance.text, parse: all, relations: e.parse.relations, readings: e.considered.readings.map((r) => ({ op: r.operation.name, p: r.probability, score: r.score, rel: r.relation, input: r.filling.input, missing: r.filling.missing.map((f) => f.name), unclear: r.filling.unclear?.field.name, trial: r.trial?.ok, ev: r.evidence.map(({ why, weight }) => `${why} ${weight}`) })), decision: JSON.stringify(e.considered.decision).slice(0, 400) });
      } });
      let conversationId: string | undefined;
      for (const t of c.turns) {
        ex = [];
        const text = t.say.startsWith('!approve') ? 'yes' : t.say.startsWith('!deny') ? 'no' : t.say;
        const response = await copilot.chat({ ...founder, requestId: randomUUID() }, { ...(conversationId ? { conversationId } : {}), say: { kind: 'message' as const, messageId: randomUUID(), text, fileIds: [] } });
        const chunks = readChunks(await response.text()) as { type: string; data?: Record<string, unknown> }[];
        for (const ch of chunks) if (ch.type === 'data-turn') conversationId ??= String(ch.data?.['conversationId']);
        out.push({ id: c.id, say: t.say, ex });
      }
      await copilot.close(1000);
    });
  }
  writeFileSync('/tmp/dump.json', JSON.stringify(out));
  console.log(file, out.length);
}
