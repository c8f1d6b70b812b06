import { writeFileSync } from 'node:fs';
import { ReplayClient } from './client.ts';

/** Turns a conversation of a running server into a script: the one given, or the latest. */
export async function record(
  url: string,
  as: { email: string; password: string },
  conversationId: string | undefined,
  out: string | undefined,
): Promise<string> {
  const client = new ReplayClient(url);
  await client.logIn(as.email, as.password);
  const id = conversationId ?? (await latest(client));
  const script = (await client.call('get_conversation_script', { id })) as { fileName: string; yaml: string };
  const path = out ?? script.fileName;
  writeFileSync(path, script.yaml);
  return path;
}

async function latest(client: ReplayClient): Promise<string> {
  const { conversations } = (await client.call('list_conversations', { size: 1 })) as {
    conversations: { id: string }[];
  };
  const [newest] = conversations;
  if (!newest) throw new Error('There is no conversation to record.');
  return newest.id;
}
