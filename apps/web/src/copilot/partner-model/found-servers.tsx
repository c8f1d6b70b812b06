import type { findLocalModels } from '@brandwright/contract/copilot/partner-model/find-local-models.ts';
import { hostWords } from '@brandwright/contract/copilot/partner-model/words.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { ModelButtons } from './model-buttons.tsx';

export interface FoundServersProps {
  found: OutputOf<typeof findLocalModels>;
  chosen?: { address: string; model: string };
  /** Without it the models are only named. */
  onChoose?: (address: string, model: string) => void;
}

/** Model servers on this machine with the models of each. */
export function FoundServers({ found: { servers, ports }, chosen, onChoose }: FoundServersProps) {
  if (servers.length === 0)
    return (
      <p role="status" className="text-sm text-ink-soft">
        No server answered on ports {ports.join(', ')}. Start Ollama, LM Studio, vLLM or llama.cpp on this
        machine, or enter its address.
      </p>
    );
  return (
    <ul aria-label="Local servers" className="flex flex-col gap-3">
      {servers.map(({ address, software, models }) => (
        <li key={address} className="flex flex-col gap-2 text-sm">
          <p>
            <span className="font-medium">{software}</span>{' '}
            <span className="figures text-ink-soft">{hostWords(address)}</span>
          </p>
          <ModelButtons
            label={`Models of ${software}`}
            models={models}
            chosen={chosen?.address === address ? chosen.model : undefined}
            onChoose={onChoose && ((model) => onChoose(address, model))}
          />
        </li>
      ))}
    </ul>
  );
}
