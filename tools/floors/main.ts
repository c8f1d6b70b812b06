import { fileURLToPath } from 'node:url';
import { findCircles } from './circles.ts';
import { readImports } from './imports.ts';
import { findFloorBreaks } from './rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const imports = await readImports(root);
const findings = [
  ...findFloorBreaks(imports),
  ...findCircles(imports).map((circle) => `circle: ${circle.join(' → ')}`),
];
for (const finding of findings) console.error(finding);
console.log(`${imports.length} imports, ${findings.length} against the floors`);
process.exitCode = findings.length === 0 ? 0 : 1;
