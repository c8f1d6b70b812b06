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
    source === current ? { aside: <Badge tone="good">In use</Badge> } : {};
  const cards: RadioCard<PartnerModelSource>[] = [
    ...(known.serverModel === null
      ? []
      : [
          {
            value: 'SERVER' as const,
            label: `This server’s model: ${known.serverModel}`,
            text: 'Set up by the person who runs this server, with their key.',
            ...aside('SERVER'),
          },
        ]),
    {
      value: 'BUILT_IN',
      label: 'Built-in',
      text: 'Runs offline on this server. No key, no cost, and nothing you write leaves it.',
      ...aside('BUILT_IN'),
    },
    {
      value: 'OPENAI',
      label: 'OpenAI',
      text: 'Uses your own key. Messages, and the records looked up to answer them, go to OpenAI.',
      ...aside('OPENAI'),
      details: <OpenAiFields {...fields} />,
    },
    {
      value: 'COMPATIBLE',
      label: 'Compatible server',
      text: known.localServers
        ? 'Ollama, LM Studio, vLLM, llama.cpp or any server that supports OpenAI’s chat API, on this machine or elsewhere.'
        : 'Any public server that supports OpenAI’s chat API.',
      ...aside('COMPATIBLE'),
      details: <ServerFields {...fields} />,
    },
  ];
  return <RadioCards label="Language model" value={form.source} onChange={onSource} cards={cards} />;
}
