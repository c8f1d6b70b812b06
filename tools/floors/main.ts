import { fileURLToPath } from 'node:url';
import { findCircles } from './circles.ts';
import { importsIn, readSources } from './imports.ts';
import { findPrivateReaders } from './readers.ts';
import { findFloorBreaks } from './rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = await readSources(root);
const imports = importsIn(root, sources);
const findings = [
  ...findFloorBreaks(imports),
  ...findPrivateReaders(sources),
  ...findCircles(imports).map((circle) => `circle: ${circle.join(' → ')}`),
];
for (const finding of findings) console.error(finding);
console.log(`${imports.length} imports, ${findings.length} against the floors`);
process.exitCode = findings.length === 0 ? 0 : 1;
