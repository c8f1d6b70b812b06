import { useState, type SubmitEvent } from 'react';
import type { CrowdfundingPlan, RewardTier } from '@brandwright/contract/design/crowdfunding/entities.ts';
import { setRewardTier } from '@brandwright/contract/design/crowdfunding/set-reward-tier.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { minorOf, wholeOf } from '../plan-form.ts';

/** A reward, new or there. Its name tells it apart, so it stays once it is given. */
export function RewardDialog({
  reward,
  onClose,
  onDone,
}: {
  reward: RewardTier | null;
  onClose: () => void;
  onDone: (plan: CrowdfundingPlan) => void;
}) {
  const [title, setTitle] = useState(reward?.title ?? '');
  const [price, setPrice] = useState(reward ? String(reward.priceMinor / 100) : '');
  const [description, setDescription] = useState(reward?.description ?? '');
  const [limit, setLimit] = useState(reward?.limit?.toString() ?? '');
  const [deliveryDate, setDeliveryDate] = useState(reward?.deliveryDate ?? '');
  const [tried, setTried] = useState(false);
  const save = useAction(setRewardTier);
  const priceMinor = minorOf(price);
  const pieces = wholeOf(limit, 1, 1_000_000);
  const wrong = {
    title: title.trim() === '' ? 'Give the reward a name.' : undefined,
    price:
      priceMinor === undefined || priceMinor === null || priceMinor < 100
        ? 'Say what a backer pledges, at least $1.'
        : undefined,
    limit: pieces === undefined ? 'Say a whole number, or nothing.' : undefined,
  };

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (wrong.title || wrong.limit || typeof priceMinor !== 'number' || wrong.price) return;
    const done = await save.run({
      reward: reward?.rewardId ?? title.trim(),
      priceMinor,
      description: description.trim(),
      ...(typeof pieces === 'number' ? { limit: pieces } : {}),
      ...(deliveryDate ? { deliveryDate } : {}),
    });
    if (!done) return;
    onDone(done.plan);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={reward ? `Change ${reward.title}` : 'New reward'}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form="reward" look="accent" busy={save.isRunning}>
            {reward ? 'Keep' : 'Add the reward'}
          </Button>
        </>
      }
    >
      <form
        id="reward"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4 pt-1"
      >
        {!reward && (
          <Field label="Name" error={tried ? wrong.title : undefined}>
            {(tie) => (
              <Input
                {...tie}
                value={title}
                maxLength={120}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field label="Pledge in dollars" error={tried ? wrong.price : undefined}>
          {(tie) => (
            <Input
              {...tie}
              inputMode="decimal"
              value={price}
              onChange={(event) => setPrice(event.target.value)}
            />
          )}
        </Field>
        <Field label="What a backer gets">
          {(tie) => (
            <Textarea
              {...tie}
              rows={3}
              maxLength={600}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="How many there are" hint="Nothing: as many as are asked for." error={wrong.limit}>
            {(tie) => (
              <Input
                {...tie}
                inputMode="numeric"
                value={limit}
                onChange={(event) => setLimit(event.target.value)}
              />
            )}
          </Field>
          <Field label="Delivered by">
            {(tie) => (
              <Input
                {...tie}
                type="date"
                value={deliveryDate}
                onChange={(event) => setDeliveryDate(event.target.value)}
              />
            )}
          </Field>
        </div>
        {save.error && (
          <p role="alert" className="text-sm text-bad">
            {messageOf(save.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
