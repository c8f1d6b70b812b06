import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createBrandKit } from '@brandwright/contract/brand-kits/create-brand-kit.ts';
import { longestCategory, longestDescription } from '@brandwright/contract/brand-kits/limits.ts';
import { useAction } from '#api/use-action.ts';
import { CreditCost } from '#kit/credit-cost.tsx';
import { Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { kitAddress } from '../addresses.ts';

const beginnings = [
  'A calming tea for night-shift nurses',
  'Dog treats made of spent brewery grain',
  'A refillable deodorant for teenagers',
] as const;

/** What a kit begins with: a category and what the product is. */
export function StartForm({ onMade }: { onMade?: () => void }) {
  const navigate = useNavigate();
  const [category, setCategory] = useState('');
  const [description, setDescription] = useState('');
  const [tried, setTried] = useState(false);
  const create = useAction(createBrandKit, { announce: false });
  const missing = description.trim() === '' ? 'Say what you want to sell, and for whom.' : undefined;

  async function start(generate: boolean) {
    setTried(true);
    if (missing) return;
    const kit = await create.run({
      productDescription: description.trim(),
      generate,
      ...(category.trim() ? { category: category.trim() } : {}),
    });
    if (!kit) return;
    onMade?.();
    void navigate(kitAddress(kit.id));
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        void start(true);
      }}
    >
      <Field label="What do you want to sell, and for whom?" error={tried ? missing : undefined}>
        {(tie) => (
          <Textarea
            {...tie}
            value={description}
            maxLength={longestDescription}
            rows={3}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-1.5">
        {beginnings.map((words) => (
          <Chip key={words} onClick={() => setDescription(words)}>
            {words}
          </Chip>
        ))}
      </div>
      <Field
        label="Category"
        hint="Optional. For example: tea, candles or dog treats. If left blank, it comes from your sentence."
      >
        {(tie) => (
          <Input
            {...tie}
            value={category}
            maxLength={longestCategory}
            onChange={(event) => setCategory(event.target.value)}
          />
        )}
      </Field>
      {create.error && (
        <p role="alert" className="text-sm text-bad">
          {create.error.message}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="accent" busy={create.isRunning}>
          Make brand kit
        </Button>
        <CreditCost declaration={createBrandKit} input={{ productDescription: 'any', generate: true }} />
        <Button look="quiet" disabled={create.isRunning} onClick={() => void start(false)}>
          Start with an empty kit
        </Button>
      </div>
    </form>
  );
}
