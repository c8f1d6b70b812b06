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
  for (const model of models) {
    console.log(`\n${model.name}`);
    const outcome = await replayWith(model, scripts, repeat);
    if ('why' in outcome) console.log(`not run: ${outcome.why}`);
    else if (folder) writeReport(join(folder, model.name.replaceAll(' ', '-')), outcome.report);
    rows.push({ name: model.name, ...outcome });
  }
  if (folder) writeMatrixReport(folder, rows);
  console.log(`\n${markdownTable(rows)}`);
  return rows.every((row) => 'report' in row);
}

async function replayWith(
  model: MatrixModel,
  scripts: readonly ScriptFile[],
  repeat: number,
): Promise<{ report: ReplayReport } | { why: string }> {
  try {
    const server = await startServer(settingsOf(model, process.env));
    try {
      return { report: await replayScripts([server.url], scripts, repeat) };
    } finally {
      await server.stop();
    }
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}
