import type { ReturnSettings } from '@brandwright/contract/returns/entities.ts';
import {
  refundDestination,
  refundDestinationLabels,
  refundMethodLabels,
  returnFee,
  returnFeeLabels,
} from '@brandwright/contract/returns/enums.ts';
import { getReturnSettings } from '@brandwright/contract/returns/get-return-settings.ts';
import { updateReturnSettings } from '@brandwright/contract/returns/update-return-settings.ts';
import { Controller } from 'react-hook-form';
import { Link } from 'react-router';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/checkbox.tsx';
import { Field, Input, Label, Textarea } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { returnsAddress } from '../labels.ts';
import { SettingsFacts } from '../parts/settings-facts.tsx';
import { draftOf, settingsFaults, settingsInput } from '../settings-form.ts';

/** The rules for returns. Preview accounts are told that they can’t. */
export default function ReturnSettingsScreen() {
  useScreenInView('Return settings');
  const found = useOperation(getReturnSettings, {});
  const { mayManage } = usePermissions();
  return (
    <Page>
      <PageHeader
        title="Manage Returns"
        actions={
          <Button asChild>
            <Link to={returnsAddress}>View returns</Link>
          </Button>
        }
      />
      <Load query={found} skeleton={<SkeletonCard height={420} />}>
        {(settings) =>
          settings.isHostedPlatform && mayManage ? (
            <SettingsForm settings={settings} />
          ) : (
            <div className="flex max-w-xl flex-col gap-4">
              <p role="note" className="rounded-xl bg-ink/7 px-4 py-3 text-sm">
                {settings.isHostedPlatform
                  ? 'Only admins and owners can change these settings.'
                  : 'These settings are for the shop on the hosted platform. Your orders come from another platform, which has its own return rules.'}
              </p>
              <SettingsFacts settings={settings} />
            </div>
          )
        }
      </Load>
    </Page>
  );
}

function SettingsForm({ settings }: { settings: ReturnSettings }) {
  const form = useOperationForm(updateReturnSettings, {
    initial: draftOf(settings),
    toInput: settingsInput,
    fieldOf: { feeMinor: 'feeText', accepts: 'acceptsReturns' },
    check: settingsFaults,
  });
  const destination = form.watch('destination');
  return (
    <form
      noValidate
      className="flex max-w-xl flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(event);
      }}
    >
      <div className="flex items-center gap-3">
        <Controller
          control={form.control}
          name="acceptsReturns"
          render={({ field }) => (
            <Switch id="accepts-returns" checked={field.value} onCheckedChange={field.onChange} />
          )}
        />
        <Label htmlFor="accepts-returns">Accept returns</Label>
      </div>
      <Field label="Days from delivery" hint="Leave blank for no limit" error={form.errorOf('windowDays')}>
        {(tie) => <Input {...tie} inputMode="numeric" {...form.register('windowDays')} />}
      </Field>
      <Field label="Return fee" error={form.errorOf('fee')}>
        {(tie) => (
          <NativeSelect {...tie} {...form.register('fee')}>
            {returnFee.options.map((value) => (
              <option key={value} value={value}>
                {returnFeeLabels[value]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {form.watch('fee') === 'DEDUCT_FROM_REFUND' && (
        <Field label="Fee per return" error={form.errorOf('feeText')}>
          {(tie) => <Input {...tie} inputMode="decimal" placeholder="5.00" {...form.register('feeText')} />}
        </Field>
      )}
      <Field label="Refunds go to" error={form.errorOf('destination')}>
        {(tie) => (
          <NativeSelect {...tie} {...form.register('destination')}>
            {refundDestination.options.map((value) => (
              <option key={value} value={value}>
                {refundDestinationLabels[value]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {destination === 'ORIGINAL_PAYMENT' && (
        <Field
          label="Refund method"
          hint="Automatic: the refund is offered as soon as a return is received."
          error={form.errorOf('method')}
        >
          {(tie) => (
            <NativeSelect {...tie} {...form.register('method')}>
              {(['AUTOMATIC', 'MANUAL'] as const).map((value) => (
                <option key={value} value={value}>
                  {refundMethodLabels[value]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      <Field
        label="Days that store credit is good for"
        hint="Leave blank for no limit"
        error={form.errorOf('creditDays')}
      >
        {(tie) => <Input {...tie} inputMode="numeric" {...form.register('creditDays')} />}
      </Field>
      <Field
        label="Policy"
        hint="Shoppers see this before they return something."
        error={form.errorOf('policy')}
      >
        {(tie) => <Textarea {...tie} rows={6} maxLength={4000} {...form.register('policy')} />}
      </Field>
      <p className="text-sm text-ink-soft">
        Shoppers request a return at{' '}
        <a href={settings.shopperPage} className="underline underline-offset-4 wrap-anywhere">
          {settings.shopperPage}
        </a>
        .
      </p>
      {form.failure && (
        <p role="alert" className="text-sm text-bad">
          {form.failure}
        </p>
      )}
      <div>
        <Button look="accent" type="submit" busy={form.isRunning}>
          Save settings
        </Button>
      </div>
    </form>
  );
}
