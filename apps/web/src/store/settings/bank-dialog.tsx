import { listCountries } from '@brandwright/contract/common/list-countries.ts';
import type { BankInfo } from '@brandwright/contract/store/bank-info/entities.ts';
import { updateBankInfo } from '@brandwright/contract/store/bank-info/update-bank-info.ts';
import { useOperation } from '#api/use-operation.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Field, Input } from '#ui/input.tsx';

/** Replaces the bank details. The numbers are typed anew each time, since nothing can show them. */
export function BankDialog({ known, onClose }: { known: BankInfo; onClose: () => void }) {
  const countries = useOperation(listCountries, {}).data?.countries ?? [];
  const form = useOperationForm(updateBankInfo, {
    initial: {
      accountHolder: known.accountHolder ?? '',
      bankName: known.bankName ?? '',
      countryCode: known.countryCode ?? 'US',
      accountKind: known.accountKind ?? 'CHECKING',
      routingNumber: '',
      accountNumber: '',
      password: '',
    },
    toInput: (values) => values,
    onDone: onClose,
  });
  const isUs = form.watch('countryCode') === 'US';
  return (
    <FormDialog
      title={known.isSet ? 'Change bank details' : 'Add bank details'}
      description="The numbers are encrypted. After you save, only the last four characters are shown."
      verb="Save bank details"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Name on the account" error={form.errorOf('accountHolder')}>
        {(tie) => <Input {...tie} autoComplete="off" {...form.register('accountHolder')} />}
      </Field>
      <Field label="Bank" error={form.errorOf('bankName')}>
        {(tie) => <Input {...tie} autoComplete="off" {...form.register('bankName')} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Bank country" error={form.errorOf('countryCode')}>
          {(tie) => (
            <NativeSelect {...tie} {...form.register('countryCode')}>
              {(countries.length > 0 ? countries : [{ code: 'US', name: 'United States' }]).map(
                ({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ),
              )}
            </NativeSelect>
          )}
        </Field>
        <Field label="Account type" error={form.errorOf('accountKind')}>
          {(tie) => (
            <NativeSelect {...tie} {...form.register('accountKind')}>
              <option value="CHECKING">Checking</option>
              <option value="SAVINGS">Savings</option>
            </NativeSelect>
          )}
        </Field>
        <Field label={isUs ? 'Routing number' : 'SWIFT code (BIC)'} error={form.errorOf('routingNumber')}>
          {(tie) => (
            <Input
              {...tie}
              autoComplete="off"
              inputMode={isUs ? 'numeric' : 'text'}
              {...form.register('routingNumber')}
            />
          )}
        </Field>
        <Field
          label={isUs ? 'Account number' : 'IBAN or account number'}
          error={form.errorOf('accountNumber')}
        >
          {(tie) => (
            <Input
              {...tie}
              autoComplete="off"
              inputMode={isUs ? 'numeric' : 'text'}
              {...form.register('accountNumber')}
            />
          )}
        </Field>
      </div>
      <Field label="Your password" hint="The one you log in with." error={form.errorOf('password')}>
        {(tie) => (
          <Input {...tie} type="password" autoComplete="current-password" {...form.register('password')} />
        )}
      </Field>
    </FormDialog>
  );
}
