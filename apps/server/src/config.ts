import { z } from 'zod';
import { isHost } from './own-addresses.ts';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DEMO: flag.default(true),
  CLOCK: z.iso.datetime({ offset: true }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALLOWED_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim()))
    .refine(
      (hosts) => hosts.every(isHost),
      'must be host names or addresses, with or without a port, separated by commas',
    )
    .default([]),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  TRUST_PROXY: flag.default(false),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
});

export interface Config {
  /** 0 takes any free port. */
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  demo: boolean;
  /** ISO instant that freezes the clock. */
  clock: string | undefined;
  /** Without a trailing slash; undefined means the address it listens on. */
  publicUrl: string | undefined;
  /** Further host names (with a port, or for every port) under which it is called. */
  allowedHosts: readonly string[];
  logLevel: z.output<typeof settings>['LOG_LEVEL'];
  /** Whether X-Forwarded-For is believed, as behind a reverse proxy of one's own. */
  trustProxy: boolean;
  googleClientId: string | undefined;
  /** All of it, for the providers and the partner, which read their own settings. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** Reads the environment, once. Throws one sentence that names every setting that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty setting counts as none, as in `PORT= npm start`.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Some settings aren’t valid. ${wrong.join('; ')}`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    demo: data.DEMO,
    clock: data.CLOCK,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ''),
    allowedHosts: data.ALLOWED_HOSTS,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    googleClientId: data.GOOGLE_CLIENT_ID,
    environment: given,
  };
}
