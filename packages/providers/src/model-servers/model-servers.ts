/** A server of language models that was found on this machine. */
export interface FoundModelServer {
  software: string;
  /** Base address, up to `/v1`. */
  address: string;
  models: string[];
}

export interface ReachSettings {
  signal?: AbortSignal | undefined;
}

/** Servers of language models that a store chooses, reached within what this installation allows. */
export interface ModelServers {
  /** Base address of OpenAI. */
  openAiAddress: string;
  /** Name of the model that the installation's own settings choose; null for the built-in one. */
  standardModel: string | null;
  /** Whether addresses on this machine and its network may be reached. */
  allowsLocal: boolean;
  /** Ports of this machine at which servers are looked for. */
  localPorts: readonly number[];
  /**
   * The address made whole, after its name was resolved and may be reached. Throws bad_input, conflict (it may not be
   * reached from here) or upstream (no such host).
   */
  check(address: string, settings?: ReachSettings): Promise<string>;
  /** Names of the models a server offers (`GET /models`). Throws conflict, upstream, timeout or too_large. */
  listModels(address: string, apiKey: string | null, settings?: ReachSettings): Promise<string[]>;
  /** Servers that answer at the usual local ports. Throws conflict where local addresses are not allowed. */
  findLocal(settings?: ReachSettings): Promise<FoundModelServer[]>;
  /**
   * `fetch` for requests to a model: resolves the name once and connects to the very address that was checked, follows no
   * redirect, and ends answers that grow beyond all measure.
   */
  fetch: typeof globalThis.fetch;
}
