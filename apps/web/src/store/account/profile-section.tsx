import type { StoreProfile } from '@brandwright/contract/store/entities.ts';
import { updateAccount } from '@brandwright/contract/store/account/update-account.ts';
import { roleLabels } from '@brandwright/contract/team/roles.ts';
import { mayCall } from '#api/may-call.ts';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Details } from '#ui/details.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmailSetting } from './email-setting.tsx';
import { NotChangeable } from './not-changeable.tsx';
import { ZoneSetting } from './zone-setting.tsx';

/** Who is logged in: name, address, store and role, and the time zone the store is in. */
export function ProfileSection() {
  const store = useStoreProfile();
  return (
    <Load query={store} skeleton={<SkeletonCard height={240} />}>
      {(profile) => (
        <div className="flex max-w-3xl flex-col gap-10">
          <Section title="Profile" note="Your team sees your name, and your emails are signed with it.">
            {mayCall(updateAccount, profile) ? (
              <NameForm key={profile.user.name} name={profile.user.name} />
            ) : (
              <NotChangeable>A preview account is shared, so its name can’t be changed.</NotChangeable>
            )}
          </Section>
          <Section title="Email" note="The address you log in with.">
            <EmailSetting profile={profile} />
          </Section>
          <Section
            title="Time zone"
            note="New schedules go by its clock, and times are shown in it. Days in reports and lists begin at midnight UTC."
          >
            <ZoneSetting profile={profile} />
          </Section>
          <Section title="Account">
            <AccountFacts profile={profile} />
          </Section>
        </div>
      )}
    </Load>
  );
}

function NameForm({ name }: { name: string }) {
  const form = useOperationForm(updateAccount, { initial: { name }, toInput: (values) => values });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-wrap items-end gap-3">
      <Field label="Name" error={form.errorOf('name') ?? form.failure} className="min-w-0 flex-1 basis-60">
        {(tie) => <Input {...tie} autoComplete="name" maxLength={120} {...form.register('name')} />}
      </Field>
      <Button type="submit" busy={form.isRunning}>
        Save name
      </Button>
    </form>
  );
}

const AccountFacts = ({ profile }: { profile: StoreProfile }) => (
  <Details
    items={[
      { label: 'Store', value: profile.name },
      { label: 'Role', value: roleLabels[profile.role] },
      { label: 'Plan', value: profile.planName },
    ]}
  />
);
