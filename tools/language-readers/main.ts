import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPrivateReaders } from './readers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root });
const findings = findPrivateReaders(
  files.map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') })),
);
for (const finding of findings) console.error(finding);
console.log(`${files.length} files, ${findings.length} that read words on their own`);
process.exitCode = findings.length === 0 ? 0 : 1;
