import pg from 'pg';

// Any number that nothing else in the maintenance database locks; the same for every version.
const HOLDERS_LOCK = 7_262_031;

/** A process's claim on the shared PostgreSQL. The database drops it by itself when the process dies. */
export type Holder = {
  /** Gives the claim up; true when nobody else holds one, and then nobody gets a new one. */
  release(): Promise<boolean>;
};

/**
 * Claims the PostgreSQL at `url` (its maintenance database) for this process: a session that holds a
 * shared advisory lock. Whoever stops it first needs that lock for itself alone, so it is never
 * stopped under somebody, and needs no files that go stale. `onLost` is called when the server goes
 * away before `release`.
 *
 * Throws when the server cannot be reached, or went down while this waited.
 */
export async function holdPostgres(url: string, onLost: () => void): Promise<Holder> {
  const session = new pg.Client({ connectionString: url, application_name: 'brandwright holder' });
  session.on('error', () => undefined);
  await session.connect();
  try {
    await session.query('select pg_advisory_lock_shared($1)', [HOLDERS_LOCK]);
  } catch (error) {
    await session.end();
    throw error;
  }
  session.once('end', onLost);
  return {
    async release() {
      session.off('end', onLost);
      const last = await isLast(session).catch(() => false);
      if (!last) await session.end();
      return last;
    },
  };
}

/** Keeps the lock when it gets it: from then on nobody else can claim this server. */
async function isLast(session: pg.Client): Promise<boolean> {
  await session.query('select pg_advisory_unlock_shared($1)', [HOLDERS_LOCK]);
  const answer = await session.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    HOLDERS_LOCK,
  ]);
  return answer.rows[0]?.alone === true;
}
