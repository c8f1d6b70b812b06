import type { Keyring } from '@brandwright/providers';
import type { UserActor } from '@brandwright/platform';
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** What a client said when it connected. It admits to nothing: each request says who calls by its token. */
export interface McpSession {
  id: string;
  /** Whether the client sends its person to an address when it is asked to (elicitation in mode `url`). */
  opensUrls: boolean;
}

const form = /^(?<id>[0-9a-f-]{36})\.(?<flags>[u-])\.(?<signature>[\w-]{43})$/;

/** The text of a new session, for the Mcp-Session-Id header. All of it is in there, so any server can go on with it. */
export function openSession(keyring: Keyring, actor: UserActor, opensUrls: boolean): string {
  const said = `${randomUUID()}.${opensUrls ? 'u' : '-'}`;
  return `${said}.${sign(keyring, actor, said)}`;
}

/** The session of a header; undefined when it was not opened here, or by another person or for another store. */
export function readSession(keyring: Keyring, actor: UserActor, text: string): McpSession | undefined {
  const { id, flags, signature } = form.exec(text)?.groups ?? {};
  if (id === undefined || flags === undefined || signature === undefined) return undefined;
  const ours = sign(keyring, actor, `${id}.${flags}`);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(ours))) return undefined;
  return { id, opensUrls: flags === 'u' };
}

function sign(keyring: Keyring, { userId, storeId }: UserActor, said: string): string {
  const key = keyring.key('mcp-session');
  return createHmac('sha256', key).update(`${said}.${userId}.${storeId}`).digest('base64url');
}
