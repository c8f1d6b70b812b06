import { useState } from 'react';
import { getBankInfo } from '@brandwright/contract/store/bank-info/get-bank-info.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Details } from '#ui/details.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { Day } from '#ui/text.tsx';
import { BankDialog } from './bank-dialog.tsx';
import { AdminsOnly, Setting } from './setting.tsx';
import { useMayManage } from './use-may-manage.ts';

/** Where the store is paid by transfer, with the numbers by their ends alone. Not asked for where the role may not see it. */
export function BankDetails() {
  const { isKnown, mayManage } = useMayManage();
  const isOwnSetting = isKnown && mayManage;
  const info = useOperation(getBankInfo, {}, { enabled: isOwnSetting });
  const [isChanging, setChanging] = useState(false);
  if (isKnown && !mayManage)
    return (
      <Setting
        title="Bank details"
        text="Where transfers to the store go. Only admins and owners can see them."
      >
        <AdminsOnly isShown />
      </Setting>
    );
  return (
    <Load query={info} skeleton={<SkeletonCard height={120} />}>
      {(data) => (
        <Setting
          title="Bank details"
          text={
            data.isSet
              ? 'Where transfers to the store go. Changing them requires your password, and owners and admins are notified by email.'
              : 'No bank details yet. Add them to get paid by transfer.'
          }
          aside={
            <Button onClick={() => setChanging(true)}>{data.isSet ? 'Change' : 'Add bank details'}</Button>
          }
        >
          {data.isSet && (
            <Details
              columns={2}
              items={[
                { label: 'Bank', value: data.bankName },
                { label: 'Account', value: data.accountNumber },
                { label: 'Account holder', value: data.accountHolder },
                {
                  label: data.countryCode === 'US' ? 'Routing number' : 'SWIFT code',
                  value: data.routingNumber,
                },
                { label: 'Last changed', value: data.updatedAt && <Day at={data.updatedAt} /> },
                { label: 'By', value: data.updatedBy },
              ]}
            />
          )}
          {isChanging && <BankDialog known={data} onClose={() => setChanging(false)} />}
        </Setting>
      )}
    </Load>
  );
}
