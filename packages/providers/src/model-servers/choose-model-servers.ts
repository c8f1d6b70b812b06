import { createModelServers } from './create-model-servers.ts';
import { isLoopbackHost } from './local-address.ts';
import type { ModelServers } from './model-servers.ts';
import { serverAddressOf } from './server-address.ts';
import { standardModel, type StandardModelSettings } from './standard-model.ts';

export interface ModelServerEnvironment extends StandardModelSettings {
  HOST?: string | undefined;
  PUBLIC_URL?: string | undefined;
  TRUST_PROXY?: string | undefined;
  /** 1 or 0: whether stores may choose model servers on this machine and its network. */
  COPILOT_LOCAL_SERVERS?: string | undefined;
  /** Ports at which local model servers are looked for. */
  COPILOT_LOCAL_PORTS?: string | undefined;
  /** OpenAI's address, for stores with a key of their own. */
  COPILOT_OPENAI_URL?: string | undefined;
}

/** The way to model servers as the settings allow it. Throws a plain sentence for settings that cannot be used. */
export function chooseModelServers(settings: ModelServerEnvironment): ModelServers {
  const { COPILOT_LOCAL_PORTS: ports, COPILOT_OPENAI_URL: openAiAddress } = settings;
  return createModelServers({
    allowsLocal: allowsLocal(settings),
    standardModel: standardModel(settings)?.name ?? null,
    ...(ports ? { localPorts: portsOf(ports) } : {}),
    ...(openAiAddress ? { openAiAddress: serverAddressOf(openAiAddress), trusted: openAiAddress } : {}),
  });
}

/** On where only people at this machine reach the server, off where others do, unless the setting says. */
function allowsLocal({
  COPILOT_LOCAL_SERVERS,
  HOST,
  PUBLIC_URL,
  TRUST_PROXY,
}: ModelServerEnvironment): boolean {
  if (COPILOT_LOCAL_SERVERS) {
    if (/^(?:1|true)$/.test(COPILOT_LOCAL_SERVERS)) return true;
    if (/^(?:0|false)$/.test(COPILOT_LOCAL_SERVERS)) return false;
    throw new Error('COPILOT_LOCAL_SERVERS must be 1 or 0.');
  }
  if (!isLoopbackHost(HOST || '127.0.0.1')) return false;
  if (TRUST_PROXY === '1' || TRUST_PROXY === 'true') return false;
  return !PUBLIC_URL || (URL.canParse(PUBLIC_URL) && isLoopbackHost(new URL(PUBLIC_URL).hostname));
}

function portsOf(text: string): number[] {
  const ports = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  if (ports.length === 0 || ports.some((port) => !Number.isInteger(port) || port < 1 || port > 65_535))
    throw new Error('COPILOT_LOCAL_PORTS must be ports between 1 and 65535, such as 11434,1234.');
  return ports;
}
