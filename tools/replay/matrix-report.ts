import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences } from './differences.ts';
import { passPowers, sayCost, sayShare, timings, usage, type ReplayReport } from './figures.ts';
import { escape } from './report.ts';

/** A model with how it did, or why it was not asked. */
export type MatrixRow = { name: string } & ({ report: ReplayReport } | { why: string });

/** Writes matrix.json, matrix.md and matrix.html: one table of all models, and one of all scripts by model. */
export function writeMatrixReport(folder: string, rows: readonly MatrixRow[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'matrix.json'), JSON.stringify({ models: rows.map(figuresOf) }, null, 2));
  const markdown = `# Models\n\n${markdownTable(rows)}\n\n## Runs that passed, by script\n\n${toMarkdown(byScript(rows))}\n`;
  writeFileSync(join(folder, 'matrix.md'), markdown);
  writeFileSync(join(folder, 'matrix.html'), html(rows));
}

function figuresOf(row: MatrixRow) {
  if ('why' in row) return row;
  const { report, name } = row;
  return {
    name,
    passPowers: passPowers(report),
    timings: timings(report),
    usage: usage(report),
    scripts: report.scripts.map(({ path, name: script, runs }) => ({
      path,
      name: script,
      passed: runs.filter((run) => run.passed).length,
      runs: runs.length,
      differs: differences(runs).length > 0,
    })),
  };
}

type Table = string[][];

/** One line a model: pass^k, mean time, tokens, cost. */
export const markdownTable = (rows: readonly MatrixRow[]): string => toMarkdown(byModel(rows));

function byModel(rows: readonly MatrixRow[]): Table {
  const powers = Math.max(1, ...rows.map((row) => ('report' in row ? row.report.repeat : 1)));
  const ks = Array.from({ length: powers }, (_, index) => index + 1);
  const head = [
    'model',
    ...ks.map((k) => `pass^${k}`),
    'first event (median)',
    'answer (mean)',
    'tokens in',
    'tokens out',
    'cost',
    'scripts whose runs differ',
  ];
  return [head, ...rows.map((row) => lineOf(row, ks, head.length))];
}

function lineOf(row: MatrixRow, ks: readonly number[], columns: number): string[] {
  if ('why' in row)
    return [row.name, `not run: ${row.why}`, ...Array.from({ length: columns - 2 }, () => '')];
  const { report } = row;
  const powers = passPowers(report);
  const { firstEventMs, meanEndMs } = timings(report);
  const { inputTokens, outputTokens, costMicros } = usage(report);
  return [
    row.name,
    ...ks.map((k) => sayShare(powers.find((power) => power.k === k)?.share ?? 0)),
    `${firstEventMs.toFixed(0)} ms`,
    `${meanEndMs.toFixed(0)} ms`,
    inputTokens.toLocaleString('en'),
    outputTokens.toLocaleString('en'),
    sayCost(costMicros),
    String(report.scripts.filter(({ runs }) => differences(runs).length > 0).length),
  ];
}

function byScript(rows: readonly MatrixRow[]): Table {
  const asked = rows.flatMap((row) => ('report' in row ? [row] : []));
  const [first] = asked;
  const lines = (first?.report.scripts ?? []).map(({ name }, index) => [
    name,
    ...asked.map(({ report }) => {
      const runs = report.scripts[index]?.runs ?? [];
      return `${runs.filter((run) => run.passed).length} of ${runs.length}`;
    }),
  ]);
  return [['script', ...asked.map(({ name }) => name)], ...lines];
}

function toMarkdown([head = [], ...lines]: Table): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- ').join('|')}|`, ...lines.map(line)].join('\n');
}

function toHtml([head = [], ...lines]: Table): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${lines.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

const html = (rows: readonly MatrixRow[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Models</title><style>
body{font:14px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color:#222;background:#fff}
table{border-collapse:collapse}th,td{border:1px solid #ddd;padding:.3rem .6rem;text-align:left}th{background:#f3efe9}
</style><h1>Models</h1>${toHtml(byModel(rows))}<h2>Runs that passed, by script</h2>${toHtml(byScript(rows))}</html>\n`;
