import { useState } from 'react';
import type { FormEvent } from 'react';
import { generateAiIdeas } from '@brandwright/contract/design/ideas/generate-ai-ideas.ts';
import { useAction } from '#api/use-action.ts';
import { CreditCost } from '#kit/credit-cost.tsx';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

/** Asks for ideas with a sentence. */
export function IdeaForm() {
  const [brief, setBrief] = useState('');
  const make = useAction(generateAiIdeas, { onDone: () => setBrief('') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (brief.trim().length >= 3) void make.run({ brief });
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap gap-2">
      <Input
        aria-label="What do you want ideas for?"
        placeholder="A calming tea for night-shift nurses"
        value={brief}
        maxLength={2000}
        onChange={(event) => setBrief(event.target.value)}
        className="min-w-0 flex-1 basis-64"
      />
      <Button type="submit" look="solid" busy={make.isRunning} disabled={brief.trim().length < 3}>
        Make AI ideas
      </Button>
      <CreditCost declaration={generateAiIdeas} input={{ brief: 'any' }} className="self-center" />
    </form>
  );
}
