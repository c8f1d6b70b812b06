import { useId, useState } from 'react';
import { getStorefrontProtection } from '@brandwright/contract/storefront/protection/get-storefront-protection.ts';
import { setStorefrontProtection } from '@brandwright/contract/storefront/protection/set-storefront-protection.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/checkbox.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { AdminsOnly, Setting } from './setting.tsx';
import { useMayManage } from './use-may-manage.ts';

/** Whether the storefront asks for a password, and whether visitors may ask for a code. */
export function StorefrontSettings() {
  const id = useId();
  const { isKnown, mayManage } = useMayManage();
  const found = useOperation(getStorefrontProtection, {});
  const change = useAction(setStorefrontProtection);
  const [isSetting, setSetting] = useState(false);
  return (
    <Load query={found} skeleton={<SkeletonCard height={96} />}>
      {({ isProtected, hasPassword, isOpenToRequests }) => (
        <Setting
          title="Storefront protection"
          text={
            isProtected
              ? 'Visitors need the password to see your storefront.'
              : 'Anyone with the link can see your storefront.'
          }
          aside={
            <>
              <Status tone={isProtected ? 'good' : 'neutral'}>{isProtected ? 'Protected' : 'Open'}</Status>
              {mayManage && (
                <>
                  <Button onClick={() => setSetting(true)}>
                    {hasPassword ? 'Change password' : 'Set a password'}
                  </Button>
                  {hasPassword && (
                    <Button
                      busy={change.isRunning}
                      onClick={() => void change.run({ isProtected: !isProtected })}
                    >
                      {isProtected ? 'Open to everyone' : 'Protect'}
                    </Button>
                  )}
                </>
              )}
            </>
          }
        >
          {isProtected && (
            <label htmlFor={id} className="flex items-center gap-3 text-sm">
              <Switch
                id={id}
                checked={isOpenToRequests}
                disabled={!mayManage || change.isRunning}
                onCheckedChange={(next) => void change.run({ isProtected, isOpenToRequests: next })}
              />
              Visitors can request an access code by email
            </label>
          )}
          <AdminsOnly isShown={isKnown && !mayManage} />
          {isSetting && <PasswordDialog hasPassword={hasPassword} onClose={() => setSetting(false)} />}
        </Setting>
      )}
    </Load>
  );
}

function PasswordDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const form = useOperationForm(setStorefrontProtection, {
    initial: { password: '' },
    toInput: ({ password }) => ({ isProtected: true, password }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={hasPassword ? 'Change the storefront’s password' : 'Protect the storefront'}
      description="Share this password with anyone you want to let in. It isn’t the one you log in with."
      verb="Save and protect"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Storefront password" hint="At least 6 characters." error={form.errorOf('password')}>
        {(tie) => (
          <Input {...tie} type="password" autoComplete="new-password" {...form.register('password')} />
        )}
      </Field>
    </FormDialog>
  );
}
