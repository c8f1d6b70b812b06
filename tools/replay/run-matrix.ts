import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../local-server/start-server.ts';
import type { ReplayReport } from './figures.ts';
import { settingsOf, type MatrixModel } from './matrix.ts';
import { markdownTable, writeMatrixReport, type MatrixRow } from './matrix-report.ts';
import { replayScripts } from './replay-scripts.ts';
import { writeReport } from './report.ts';
import type { ScriptFile } from './script.ts';

/**
 * Replays the same scripts against each model in turn, each on a server of its own with a fresh demo, and tells one
 * table. Answers whether every model could be asked; how well they did is for the reader to judge.
 */
export async function runMatrix(
  models: readonly MatrixModel[],
  scripts: readonly ScriptFile[],
  repeat: number,
  folder: string | undefined,
): Promise<boolean> {
  const rows: MatrixRow[] = [];
  const demo = await seedDemo();
  for (const model of models) {
    console.log(`\n${model.name}`);
    const outcome = await replayWith(model, scripts, repeat, demo);
    if ('why' in outcome) console.log(`not run: ${outcome.why}`);
    else if (folder) writeReport(join(folder, model.name.replaceAll(' ', '-')), outcome.report);
    rows.push({ name: model.name, ...outcome });
  }
  rmSync(demo, { recursive: true, force: true });
  if (folder) writeMatrixReport(folder, rows);
  console.log(`\n${markdownTable(rows)}`);
  return rows.every((row) => 'report' in row);
}

/** A data folder with the demo in it, made once; each model gets a copy. */
async function seedDemo(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-demo-'));
  const server = await startServer({ DATA_DIR: join(folder, 'data') });
  await server.stop();
  return folder;
}

async function replayWith(
  model: MatrixModel,
  scripts: readonly ScriptFile[],
  repeat: number,
  demo: string,
): Promise<{ report: ReplayReport } | { why: string }> {
  const own = mkdtempSync(join(tmpdir(), 'brandwright-model-'));
  try {
    const settings = settingsOf(model, process.env);
    // With owners and modes: a database refuses a folder that is not its own.
    execFileSync('cp', ['-a', join(demo, 'data'), own]);
    const server = await startServer({ ...settings, DATA_DIR: join(own, 'data') });
    try {
      return { report: await replayScripts([server.url], scripts, repeat) };
    } finally {
      await server.stop();
    }
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
