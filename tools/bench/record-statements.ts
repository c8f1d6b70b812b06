import { createKernel, frozenClock, platformAreas, silentLog, type Caller } from '@brandwright/platform';
import { createProviders } from '@brandwright/providers';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that an operation sends, without those that frame its transaction: what a bare server would send. */
export async function recordStatements(
  databaseUrl: string,
  caller: Caller,
  clock: string,
  operation: string,
  input: unknown,
): Promise<Statement[]> {
  const kernel = createKernel({
    databaseUrl,
    areas: platformAreas,
    clock: frozenClock(clock),
    providers: createProviders({}, mkdtempSync(join(tmpdir(), 'brandwright-bench-'))),
    log: silentLog,
    publicUrl: 'http://127.0.0.1',
    // What does not fit its declaration would be timed with the error that it logs.
    checkOutputs: true,
    poolSize: 1,
  });
  const statements: Statement[] = [];
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function recorded(this: pg.Client, ...given: Parameters<typeof query>) {
    const [config, values] = given as unknown as [
      string | { text: string; values?: unknown[] },
      unknown[] | undefined,
    ];
    const text = typeof config === 'string' ? config : config.text;
    const frame = /^(begin|commit|rollback|set )/i.test(text);
    if (!frame)
      statements.push({ text, values: values ?? (typeof config === 'object' ? (config.values ?? []) : []) });
    return query.apply(this, given);
  } as typeof query;
  try {
    await kernel.run({ ...caller, operation, input });
  } finally {
    pg.Client.prototype.query = query;
    await kernel.pool.end();
  }
  return statements;
}
