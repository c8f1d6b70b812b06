import type { findLocalModels } from '@brandwright/contract/copilot/partner-model/find-local-models.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { Card } from '#ui/card.tsx';
import type { CardProps } from '../../card-props.ts';
import { FoundServers } from './found-servers.tsx';

/** Language model servers that were found on this machine. */
export function LocalModelsCard({ output }: CardProps<OutputOf<typeof findLocalModels>>) {
  return (
    <Card title="Local models" label="Local models">
      <FoundServers found={output} />
    </Card>
  );
}
