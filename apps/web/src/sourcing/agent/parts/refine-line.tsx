import { useState } from 'react';
import { updateTechPack } from '@brandwright/contract/sourcing/agent/update-tech-pack.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

/** Changes the brief by a sentence, read by the same rules as in the chat. */
export function RefineLine({ techPackId }: { techPackId: string }) {
  const [words, setWords] = useState('');
  const update = useAction(updateTechPack);
  async function say() {
    if (words.trim() === '') return;
    if (await update.run({ techPackId, words: words.trim() })) setWords('');
  }
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <Input
        aria-label="Change the brief in words"
        placeholder="Make it 800 units, add BPA free, launch in May"
        value={words}
        maxLength={500}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" busy={update.isRunning}>
        Update
      </Button>
    </form>
  );
}
