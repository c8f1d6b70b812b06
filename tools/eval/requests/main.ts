import { startOpenAiStandIn } from '@brandwright/copilot/testing/openai-stand-in.ts';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConversations, sampleEvery, type Conversation } from '../blind/conversation.ts';
import { withDemoKernel } from '../demo-kernel.ts';
import { holdConversation, type Rehearsal } from './hold-conversation.ts';
import { sizeOf, type RequestSize } from './request-size.ts';

// npm run eval:requests -- [FILE…] [--every N] [--save FILE]
// How many tokens a request to a real model takes, over conversations that a stand-in for it holds: it calls what the
// offline model called for the same message.
const { values, positionals } = parseArgs({
  options: { every: { type: 'string', default: '6' }, save: { type: 'string' } },
  allowPositionals: true,
});
const folder = fileURLToPath(new URL('../../../tests/blind', import.meta.url));
const files = positionals.length > 0 ? positionals : globSync(join(folder, '*-founder.jsonl')).sort();
const conversations = files.flatMap((file) => sampleEvery(readConversations(file), Number(values.every)));

const rehearsals = await hold(conversations);
if (values.save)
  writeFileSync(
    values.save,
    JSON.stringify(rehearsals.flatMap(({ requests }) => requests.map(({ body }) => body))),
  );
const sizes = rehearsals.flatMap(({ requests }) => requests.map(sizeOf));
const turns = conversations.reduce((sum, { turns }) => sum + turns.length, 0);
console.log(`${conversations.length} conversations, ${turns} turns, ${sizes.length} requests`);
for (const part of ['total', 'instructions', 'tools', 'messages', 'toolCount'] as const)
  console.log(
    `${part.padEnd(13)} mean ${mean(part)}, min ${Math.min(...of(part))}, max ${Math.max(...of(part))}`,
  );
const wanted = rehearsals.reduce((sum, one) => sum + one.wanted, 0);
const atOnce = rehearsals.reduce((sum, one) => sum + one.offeredAtOnce, 0);
const never = rehearsals.flatMap((one) => one.neverOffered);
const opened = rehearsals.flatMap((one) => one.opened);
console.log(`opened first: ${opened.join(' ')}`);
console.log(
  `calls wanted ${wanted}, tool there at once ${atOnce}, never there ${never.length} ${never.join(' ')}`,
);

async function hold(all: readonly Conversation[]): Promise<Rehearsal[]> {
  const standIn = await startOpenAiStandIn();
  try {
    return await withDemoKernel(async (kernel, founder) => {
      const held: Rehearsal[] = [];
      for (const one of all) held.push(await holdConversation({ kernel, founder, standIn }, one));
      return held;
    });
  } finally {
    await standIn.stop();
  }
}

function of(part: keyof RequestSize): number[] {
  return sizes.map((size) => size[part]);
}

function mean(part: keyof RequestSize): number {
  return Math.round(of(part).reduce((sum, value) => sum + value, 0) / sizes.length);
}
