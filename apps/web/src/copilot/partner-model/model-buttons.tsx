import { Button } from '#ui/button.tsx';

export interface ModelButtonsProps {
  /** Whose models they are, for screen readers. */
  label: string;
  models: readonly string[];
  chosen?: string | undefined;
  /** Without it the models are only named. */
  onChoose?: ((model: string) => void) | undefined;
}

/** More are a catalog: there one types the name, and the field completes it. */
const most = 24;

/** The models of a server, to choose from. */
export function ModelButtons({ label, models, chosen, onChoose }: ModelButtonsProps) {
  if (models.length === 0) return <p className="text-sm text-ink-soft">It’s running, but has no models.</p>;
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-2 text-sm">
      {models.slice(0, most).map((model) => (
        <li key={model} className="min-w-0">
          {onChoose ? (
            <Button
              size="small"
              aria-pressed={chosen === model}
              onClick={() => onChoose(model)}
              className="max-w-full shrink aria-pressed:border-ink"
            >
              <span className="truncate">{model}</span>
            </Button>
          ) : (
            <span className="figures wrap-anywhere text-ink-soft">{model}</span>
          )}
        </li>
      ))}
      {models.length > most && <li className="text-ink-soft">and {models.length - most} more</li>}
    </ul>
  );
}
