import { Button } from '#ui/button.tsx';
import { askPartner } from '#frame/partner-store.ts';

interface NextStepsProps {
  choices: readonly { label: string; say: string }[];
  suggestions: readonly string[];
  isBusy: boolean;
}

/** Choices for a question, or at most three next steps: each says itself. */
export function NextSteps({ choices, suggestions, isBusy }: NextStepsProps) {
  const items =
    choices.length > 0 ? choices : suggestions.slice(0, 3).map((say) => ({ label: capitalize(say), say }));
  if (items.length === 0) return null;
  return (
    <ul aria-label={choices.length > 0 ? 'Choices' : 'Next steps'} className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={item.say}>
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => askPartner(item.say)}
            className="h-auto min-h-8 max-w-full shrink rounded-2xl py-1 text-left whitespace-normal"
          >
            {item.label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
