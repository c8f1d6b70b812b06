import { CallRefused, ReplayClient } from './client.ts';
import type { Script } from './script.ts';

/** The people of one server. Logins outlast a reset of the demo, so each person logs in once for all scripts. */
export class People {
  readonly #url: string;
  readonly #clients = new Map<string, ReplayClient>();

  constructor(url: string) {
    this.#url = url;
  }

  async loggedIn(email: string, password: string): Promise<ReplayClient> {
    const known = this.#clients.get(email);
    if (known) return known;
    const client = new ReplayClient(this.#url);
    await client.logIn(email, password);
    this.#clients.set(email, client);
    return client;
  }

  /** The person of a script, with the demo at its beginning unless the script goes on with it. */
  async beginAs({ as, password, data, at }: Script): Promise<ReplayClient> {
    const client = await this.loggedIn(as, password);
    if (data !== 'fresh') return client;
    try {
      await client.resetDemo(at);
      return client;
    } catch (error) {
      if (!(error instanceof CallRefused) || error.status !== 401) throw error;
    }
    // A script before this one ended the session.
    this.#clients.delete(as);
    const anew = await this.loggedIn(as, password);
    await anew.resetDemo(at);
    return anew;
  }
}
