import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Account } from './run-as.ts';

/** Whether `account` may enter every folder on the way to `path`, and `path` itself when it is a folder. */
export async function isReachable(path: string, account: Account): Promise<boolean> {
  for (const step of stepsTo(path)) {
    const entry = await stat(step);
    if (entry.isDirectory() && !mayEnter(entry, account)) return false;
  }
  return true;
}

function stepsTo(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...stepsTo(parent), path];
}

const mayEnter = (entry: { mode: number; uid: number; gid: number }, { uid, gid }: Account): boolean => {
  if (entry.uid === uid) return (entry.mode & 0o100) !== 0;
  if (entry.gid === gid) return (entry.mode & 0o010) !== 0;
  return (entry.mode & 0o001) !== 0;
};
