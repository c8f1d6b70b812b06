import { useState } from 'react';
import { createTechPack } from '@brandwright/contract/sourcing/agent/create-tech-pack.ts';
import type { AgentType } from '@brandwright/contract/sourcing/agent/enums.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Field, Textarea } from '#ui/input.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useMaySave } from '../../marketplace/use-may-save.ts';
import { BriefFilePicker } from './brief-file-picker.tsx';
import { useBriefUploads } from './use-brief-uploads.ts';
import { useAskOwner } from '#session/use-ask-owner.ts';

const examples: Record<'default' | 'packaging', readonly string[]> = {
  default: [
    '500 matte black 12 oz ceramic mugs with our logo, in a kraft gift box, under $4 each, food safe, launching in March',
    '300 soy candles 220 g in amber glass, own scent, under $5',
  ],
  packaging: ['2,000 kraft mailer boxes 22x16x8 cm with our logo, FSC, under $1.10 each'],
};

/** Where a brief begins: a sentence, a picture or a tech pack. */
export function BriefStart({ agentType, onBegun }: { agentType: AgentType; onBegun: () => void }) {
  const [words, setWords] = useState('');
  const mayChange = useMaySave();
  const askOwner = useAskOwner();
  const { files, add, take, isUploading } = useBriefUploads();
  const create = useAction(createTechPack, { announce: false, onDone: onBegun });
  const hasFile = files.some(({ id }) => id !== null);
  if (!mayChange)
    return (
      <EmptyState
        title="Your brief will appear here"
        text={`You need member access to start or change a brief. ${askOwner}`}
      />
    );
  const start = () =>
    void create.run({
      ...(words.trim() ? { words: words.trim() } : {}),
      ...(hasFile ? { fileIds: take() } : {}),
      ...(agentType === 'tariff' ? {} : { agentType }),
    });
  return (
    <section data-tour="brief-start" className="mx-auto flex w-full max-w-2xl flex-col gap-4 py-6">
      <h2 className="font-display text-lg">What do you want made?</h2>
      <Field
        label="Your product in a sentence"
        hint="Material, size, quantity, price, packaging, certificates, launch: whatever you know."
        error={create.error ? messageOf(create.error) : undefined}
      >
        {(tie) => (
          <Textarea
            {...tie}
            rows={4}
            maxLength={4000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            placeholder={examples[agentType === 'packaging' ? 'packaging' : 'default'][0]}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <BriefFilePicker files={files} onAdd={add} label="Add a picture or tech pack" />
        <Button
          look="accent"
          busy={create.isRunning}
          disabled={isUploading || (words.trim() === '' && !hasFile)}
          onClick={start}
        >
          Make brief
        </Button>
      </div>
      <div className="flex flex-col items-start gap-2">
        <p className="text-sm text-ink-soft">For example</p>
        {examples[agentType === 'packaging' ? 'packaging' : 'default'].map((example) => (
          <button
            key={example}
            type="button"
            onClick={() => setWords(example)}
            className="rounded-lg border border-line px-3 py-2 text-left text-sm hover:bg-ink/5"
          >
            {example}
          </button>
        ))}
      </div>
    </section>
  );
}
