export interface StandardModelSettings {
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
  /** Name of the model; `chat:` or `responses:` before it chooses the protocol, `offline` the built-in model. */
  COPILOT_MODEL?: string | undefined;
  /** Folder of recorded answers, which need no key. */
  COPILOT_CASSETTE?: string | undefined;
}

export interface StandardModel {
  name: string;
  protocol: 'chat' | 'responses';
  baseUrl: string | undefined;
  apiKey: string | undefined;
}

const defaultModel = 'gpt-5.1';

/** The model that the installation is set up with; undefined for the built-in one. */
export function standardModel(settings: StandardModelSettings): StandardModel | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, COPILOT_MODEL: wanted } = settings;
  const isReachable = Boolean(apiKey ?? baseUrl);
  if ((!isReachable && !settings.COPILOT_CASSETTE) || wanted === 'offline') return undefined;
  const named = wanted ?? defaultModel;
  // Compatible servers rarely speak /responses, so chat completions are the default when the address is configured.
  const chat = named.startsWith('chat:') || (baseUrl !== undefined && !named.startsWith('responses:'));
  return {
    name: named.replace(/^(chat|responses):/, ''),
    protocol: chat ? 'chat' : 'responses',
    baseUrl,
    apiKey,
  };
}
