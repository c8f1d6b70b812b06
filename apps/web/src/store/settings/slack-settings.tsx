import { useState } from 'react';
import { getSlackWebhook } from '@brandwright/contract/common/slack/get-slack-webhook.ts';
import { setSlackWebhook } from '@brandwright/contract/common/slack/set-slack-webhook.ts';
import { testSlackWebhook } from '@brandwright/contract/common/slack/test-slack-webhook.ts';
import { messageOf } from '#api/api-error.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { Moment } from '#ui/text.tsx';
import { useMayAct } from '#home/use-may-act.ts';
import { AdminsOnly, Setting } from './setting.tsx';
import { useMayManage } from './use-may-manage.ts';

/** The Slack webhook of the store: whether it is set and works, with a test. */
export function SlackSettings() {
  const { isKnown, mayManage } = useMayManage();
  const mayAct = useMayAct();
  const found = useOperation(getSlackWebhook, {});
  const test = useAction(testSlackWebhook, { failures: 'kept' });
  const remove = useAction(setSlackWebhook);
  const [isSetting, setSetting] = useState(false);
  const runTest = async () => {
    await test.run({});
    // A test that failed is noted too.
    invalidateOperations([getSlackWebhook.name]);
  };
  return (
    <Load query={found} skeleton={<SkeletonCard height={96} />}>
      {({ isSet, shown, testedAt, isWorking }) => (
        <Setting
          title="Slack"
          text={
            isSet
              ? `Your partner can post to the channel of ${shown ?? 'your webhook'}.`
              : 'Add a Slack incoming webhook, and your partner can post to its channel.'
          }
          aside={
            <>
              {isSet && isWorking !== null && (
                <Status tone={isWorking ? 'good' : 'bad'}>{isWorking ? 'Working' : 'Failed'}</Status>
              )}
              {isSet && mayAct && (
                <Button busy={test.isRunning} onClick={() => void runTest()}>
                  Send a test
                </Button>
              )}
              {mayManage && (
                <Button onClick={() => setSetting(true)}>{isSet ? 'Replace' : 'Add a webhook'}</Button>
              )}
              {mayManage && isSet && (
                <Button
                  look="quiet"
                  busy={remove.isRunning}
                  onClick={() => void remove.run({ webhookUrl: null })}
                >
                  Remove
                </Button>
              )}
            </>
          }
        >
          {test.error ? (
            <p role="alert" className="text-sm text-bad">
              {messageOf(test.error)}
            </p>
          ) : (
            testedAt && (
              <p className="text-xs text-ink-soft">
                Last post <Moment at={testedAt} />
              </p>
            )
          )}
          <AdminsOnly isShown={isKnown && !mayManage} />
          {isSetting && <WebhookDialog onClose={() => setSetting(false)} />}
        </Setting>
      )}
    </Load>
  );
}

function WebhookDialog({ onClose }: { onClose: () => void }) {
  const form = useOperationForm(setSlackWebhook, {
    initial: { webhookUrl: '' },
    toInput: ({ webhookUrl }) => ({ webhookUrl }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Slack webhook"
      description="In Slack, add the Incoming Webhooks app to a channel and copy the URL it shows. We encrypt it, because anyone who has it can post there."
      verb="Save webhook"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Webhook URL" error={form.errorOf('webhookUrl')}>
        {(tie) => (
          <Input
            {...tie}
            type="url"
            autoComplete="off"
            placeholder="https://hooks.slack.com/services/…"
            {...form.register('webhookUrl')}
          />
        )}
      </Field>
    </FormDialog>
  );
}
