import { useState } from 'react';
import type { FormEvent } from 'react';
import { fillTemplate, type QueryTemplate } from '@brandwright/contract/copilot/suggestions/template.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { BlankInput } from './blank-input.tsx';
import { useStartConversation } from './use-start-conversation.ts';

/** A ready question. Without blanks it starts a conversation at once; with some it unfolds to fill them first. */
export function TemplateLine({ template }: { template: QueryTemplate }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const [values, setValues] = useState<readonly string[]>([]);
  const start = useStartConversation();
  const { parts, onlyAsks, sentence } = template;
  const blanks = parts.flatMap(({ blank, text }) => (blank === null ? [] : [{ blank, text }]));
  const filled = fillTemplate(parts, values);

  function choose() {
    if (blanks.length === 0) start(sentence, onlyAsks);
    else setUnfolded(!isUnfolded);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    start(filled, onlyAsks);
  }

  return (
    <div
      className={cn(
        'flex w-full flex-col rounded-xl border border-line bg-raised transition-colors hover:border-ink/30',
        isUnfolded && 'border-ink/30',
      )}
    >
      <button
        type="button"
        onClick={choose}
        aria-label={blanks.length > 0 ? sentence : undefined}
        aria-expanded={blanks.length > 0 ? isUnfolded : undefined}
        className="flex-1 rounded-xl px-3.5 py-3 text-left"
      >
        <Words template={template} values={values} />
      </button>
      {isUnfolded && (
        <form onSubmit={submit} className="flex flex-col gap-3 border-t border-line p-3.5">
          {blanks.map(({ blank, text }, place) => (
            <BlankInput
              // Blanks are told apart by their place alone.
              key={place}
              kind={blank}
              sample={text}
              value={values[place] ?? ''}
              onChange={(value) =>
                setValues(blanks.map((_, other) => (other === place ? value : (values[other] ?? ''))))
              }
            />
          ))}
          <Button type="submit" look="solid" size="small" className="self-start">
            {onlyAsks ? 'Ask' : 'Put in text box'}
          </Button>
        </form>
      )}
    </div>
  );
}

/** The sentence; what stands in a blank is underlined. */
function Words({ template, values }: { template: QueryTemplate; values: readonly string[] }) {
  let blank = 0;
  return (
    <span className="wrap-anywhere">
      {template.parts.map((part, place) =>
        part.blank === null ? (
          part.text
        ) : (
          <span key={place} className="border-b border-dashed border-ink/50 text-ink">
            {values[blank++]?.trim() || part.text}
          </span>
        ),
      )}
    </span>
  );
}
