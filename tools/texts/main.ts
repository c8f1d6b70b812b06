import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findTexts } from './find-texts.ts';
import { isSentence } from './shown.ts';
import { textFiles } from './sources.ts';

// Prints every text that a person can see, by area and file: `npm run texts -- orders apps/web/src/frame`.
const root = fileURLToPath(new URL('../..', import.meta.url));
const wanted = process.argv.slice(2);
const files = textFiles(root, wanted);
if (files.length === 0) {
  console.error(`No texts in ${wanted.join(', ')}. Name areas (orders) or paths (apps/web/src/frame).`);
  process.exit(2);
}

let area = '';
let count = 0;
for (const file of files) {
  const texts = findTexts(file.path, readFileSync(`${root}${file.path}`, 'utf8')).filter(
    ({ text }) => !file.sentencesOnly || isSentence(text),
  );
  if (texts.length > 0 && file.area !== area) {
    area = file.area;
    console.log(`\n# ${area}\n`);
  }
  for (const { line, text } of texts) console.log(`${file.path}:${line}  ${text}`);
  count += texts.length;
}
console.error(`\n${count} texts`);
