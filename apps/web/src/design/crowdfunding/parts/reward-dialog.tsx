import type { CrowdfundingPlan, RewardTier } from '@brandwright/contract/design/crowdfunding/entities.ts';
import { setRewardTier } from '@brandwright/contract/design/crowdfunding/set-reward-tier.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
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
  const form = useOperationForm(setRewardTier, {
    initial: {
      title: reward?.title ?? '',
      price: reward ? String(reward.priceMinor / 100) : '',
      description: reward?.description ?? '',
      limit: reward?.limit?.toString() ?? '',
      deliveryDate: reward?.deliveryDate ?? '',
    },
    toInput: ({ title, price, description, limit, deliveryDate }) => ({
      reward: reward?.rewardId ?? title.trim(),
      priceMinor: minorOf(price) ?? undefined,
      description: description.trim(),
      ...(limit.trim() ? { limit: wholeOf(limit, 1, 1_000_000) } : {}),
      ...(deliveryDate ? { deliveryDate } : {}),
    }),
    fieldOf: { reward: 'title', priceMinor: 'price' },
    check: ({ title, price, limit }) => ({
      ...(reward || title.trim() ? {} : { title: 'Enter a name.' }),
      ...((minorOf(price) ?? 0) >= 100 ? {} : { price: 'Enter a pledge of at least $1.' }),
      ...(wholeOf(limit, 1, 1_000_000) === undefined
        ? { limit: 'Enter a whole number, or leave it blank.' }
        : {}),
    }),
    onDone: ({ plan }) => {
      onDone(plan);
      onClose();
    },
  });
  return (
    <FormDialog
      title={reward ? `Edit ${reward.title}` : 'New reward'}
      verb={reward ? 'Save' : 'Add reward'}
      leave="Cancel"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      {!reward && (
        <Field label="Name" error={form.errorOf('title')}>
          {(tie) => <Input {...tie} {...form.register('title')} maxLength={120} />}
        </Field>
      )}
      <Field label="Pledge in dollars" error={form.errorOf('price')}>
        {(tie) => <Input {...tie} {...form.register('price')} inputMode="decimal" />}
      </Field>
      <Field label="What a backer gets" error={form.errorOf('description')}>
        {(tie) => <Textarea {...tie} {...form.register('description')} rows={3} maxLength={600} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Quantity available"
          hint="Optional. Leave blank for no limit."
          error={form.errorOf('limit')}
        >
          {(tie) => <Input {...tie} {...form.register('limit')} inputMode="numeric" />}
        </Field>
        <Field label="Delivered by" error={form.errorOf('deliveryDate')}>
          {(tie) => <Input {...tie} {...form.register('deliveryDate')} type="date" />}
        </Field>
      </div>
    </FormDialog>
  );
}
