import type { Copilot } from '@brandwright/copilot';
import type { Actor, Kernel, Log, TokenClaims } from '@brandwright/platform';
import type { Providers } from '@brandwright/providers';
import type { Context as HonoContext } from 'hono';
import type { Config } from './config.ts';
import type { OwnAddresses } from './own-addresses.ts';

/** What every part of the server works with. */
export interface Gateway {
  kernel: Kernel;
  copilot: Copilot;
  providers: Providers;
  config: Config;
  log: Log;
  publicUrl: string;
  ownAddresses: OwnAddresses;
  /** Aborts when the server begins to stop: endless streams end then. */
  stopping: AbortSignal;
}

export interface Variables {
  requestId: string;
  actor: Actor;
  /** Of the token that came, where it was good. */
  claims: TokenClaims | undefined;
  /** Aborts when the caller goes away or the time limit passes. */
  signal: AbortSignal;
}

/** node-server's bindings; absent when a request is made without a socket, as in tests. */
export interface Bindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

export type ServerEnv = { Variables: Variables; Bindings: Bindings };
export type Call = HonoContext<ServerEnv>;
