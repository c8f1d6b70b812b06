import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** A hash of what people wrote to learn from: the artifact names the one that it was learned from. */
export function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const part of ['chats', 'phrases'])
    for (const name of readdirSync(join(folder, part)).sort())
      hash.update(`${part}/${name}\n`).update(readFileSync(join(folder, part, name)));
  return hash.digest('hex');
}
