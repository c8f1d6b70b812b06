import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A user of this machine by number. */
export type Account = { uid: number; gid: number };

/**
 * How a PostgreSQL program is run. PostgreSQL refuses to run as root, so as root it is one of:
 * - `user`: as another user, who can enter every folder on the way;
 * - `capability`: as another user who may pass folders that only root can enter (root's home, mode 700);
 * - `namespace`: as root's own files' owner, but under another number inside a user namespace.
 * An ordinary user runs it as is (`self`).
 */
export type RunAs = { kind: 'self' } | ({ kind: 'user' | 'capability' | 'namespace' } & Account);

/** A program, its arguments and the options that `spawn` needs to run it as asked. */
export type Command = { file: string; args: string[]; options: { uid?: number; gid?: number } };

/** The command that runs `program` with `args` in the way of `runAs`. */
export function commandFor(runAs: RunAs, program: string, args: string[]): Command {
  switch (runAs.kind) {
    case 'self':
      return { file: program, args, options: {} };
    case 'user':
      return { file: program, args, options: { uid: runAs.uid, gid: runAs.gid } };
    case 'capability':
      return { file: 'setpriv', args: [...capabilityFlags(runAs), program, ...args], options: {} };
    case 'namespace':
      return { file: 'unshare', args: [...namespaceFlags(runAs), program, ...args], options: {} };
  }
}

// Without no_setuid_fixup, access(2), by which PostgreSQL looks for itself, ignores capabilities.
const capabilityFlags = ({ uid, gid }: Account) => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  '--inh-caps=-all,+dac_override',
  '--ambient-caps=-all,+dac_override',
];

const namespaceFlags = ({ uid, gid }: Account) => ['--user', `--map-user=${uid}`, `--map-group=${gid}`];

/** Who owns the files that a program run like this writes, as seen from outside; null for ourselves. */
export function fileOwner(runAs: RunAs): Account | null {
  if (runAs.kind === 'self') return null;
  return runAs.kind === 'namespace' ? { uid: 0, gid: 0 } : { uid: runAs.uid, gid: runAs.gid };
}

const run = promisify(execFile);

/**
 * The users of this machine that PostgreSQL may run as, best first: `postgres` where it exists, else
 * `nobody` or `daemon`, which exist on every Unix. (initdb wants a user with a name.)
 */
export async function accounts(names = ['postgres', 'nobody', 'daemon']): Promise<Account[]> {
  const found = await Promise.all(names.map((name) => account(name).catch(() => null)));
  return found.filter((candidate) => candidate !== null);
}

async function account(name: string): Promise<Account> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
