import type { ImageCredits } from '@brandwright/contract/design/images/entities.ts';
import { Select } from '#ui/select.tsx';

export type Engine = ImageCredits['engines'][number];

const engineNames: Readonly<Record<Engine['model'], string>> = { OPENAI: 'OpenAI', AMAZON: 'Amazon' };
export const engineLabel = ({ model, name }: Engine) => `${engineNames[model]} (${name})`;

/** Who draws: a choice where several engines are connected, a word where one is, nothing where this server draws. */
export function MakerChoice({
  engines,
  value,
  onChange,
}: {
  engines: readonly Engine[];
  value: Engine['model'] | undefined;
  onChange: (model: Engine['model']) => void;
}) {
  const [first] = engines;
  if (!first) return null;
  if (engines.length === 1) return <p className="text-xs text-ink-soft">Drawn by {engineLabel(first)}</p>;
  return (
    <Select
      aria-label="Image maker"
      value={value ?? first.model}
      onChange={onChange}
      options={engines.map((engine) => ({ value: engine.model, label: engineLabel(engine) }))}
      className="w-52"
    />
  );
}
