import type { PartnerModelSource } from '@brandwright/contract/copilot/partner-model/entities.ts';
import { Badge } from '#ui/badge.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import type { RadioCard } from '#ui/radio-cards.tsx';
import { modelForm } from './model-form.ts';
import type { ModelFieldsProps } from './model-fields.ts';
import { OpenAiFields } from './openai-fields.tsx';
import { ServerFields } from './server-fields.tsx';

/** The places where a model can run; the chosen one shows its fields. */
export function SourceCards({
  onSource,
  ...fields
}: ModelFieldsProps & { onSource: (source: PartnerModelSource) => void }) {
  const { known, form } = fields;
  const current = modelForm(known).source;
  const aside = (source: PartnerModelSource) =>
    source === current ? { aside: <Badge tone="good">Answers now</Badge> } : {};
  const cards: RadioCard<PartnerModelSource>[] = [
    ...(known.serverModel === null
      ? []
      : [
          {
            value: 'SERVER' as const,
            label: `This server’s model: ${known.serverModel}`,
            text: 'Set up by whoever runs this server, with their key.',
            ...aside('SERVER'),
          },
        ]),
    {
      value: 'BUILT_IN',
      label: 'Built-in',
      text: 'Runs on this server, offline. No key, no cost, and nothing that people write leaves it.',
      ...aside('BUILT_IN'),
    },
    {
      value: 'OPENAI',
      label: 'OpenAI',
      text: 'With your own key. What people write, and the records that are looked up for them, go to OpenAI.',
      ...aside('OPENAI'),
      details: <OpenAiFields {...fields} />,
    },
    {
      value: 'COMPATIBLE',
      label: 'A compatible server',
      text: known.localServers
        ? 'Ollama, LM Studio, vLLM, llama.cpp or any server that speaks OpenAI’s chat protocol, on this machine or elsewhere.'
        : 'Any public server that speaks OpenAI’s chat protocol.',
      ...aside('COMPATIBLE'),
      details: <ServerFields {...fields} />,
    },
  ];
  return <RadioCards label="Language model" value={form.source} onChange={onSource} cards={cards} />;
}
