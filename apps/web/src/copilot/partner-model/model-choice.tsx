import { useState } from 'react';
import type { PartnerModel } from '@brandwright/contract/copilot/partner-model/entities.ts';
import { saveModelKey } from '@brandwright/contract/copilot/partner-model/save-model-key.ts';
import { setPartnerModel } from '@brandwright/contract/copilot/partner-model/set-partner-model.ts';
import { messageOf } from '#api/api-error.ts';
import { previewOperation } from '#api/preview-operation.ts';
import type { OperationPreview } from '#api/preview-operation.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { isChosen, modelFaults, modelForm, modelInput } from './model-form.ts';
import type { ModelForm } from './model-form.ts';
import { SourceCards } from './source-cards.tsx';
import { TestPanel } from './test-panel.tsx';

type Asked = OperationPreview<typeof setPartnerModel>;

/** Chooses a model: its fields, a look at what changes, and the test. */
export function ModelChoice({ known }: { known: PartnerModel }) {
  const [form, setForm] = useState(() => modelForm(known));
  const [isChecked, setChecked] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const saveKey = useAction(saveModelKey, { announce: false });
  const choose = useAction(setPartnerModel, {
    onDone: (next) => {
      setAsked(null);
      setForm(modelForm(next));
    },
  });
  const faults = isChecked ? modelFaults(form, known) : {};
  const isCurrent = isChosen(form, known);
  const fault = refusal ?? (saveKey.error ? messageOf(saveKey.error) : null);

  function change(part: Partial<ModelForm>) {
    setRefusal(null);
    setForm((before) => ({ ...before, ...part }));
  }

  /** Whether the fields are whole; saves the key that was typed, which then leaves the page. */
  async function isReady(): Promise<boolean> {
    setChecked(true);
    setRefusal(null);
    if (Object.keys(modelFaults(form, known)).length > 0) return false;
    const apiKey = form.apiKey.trim();
    if (apiKey === '') return true;
    const address = form.source === 'COMPATIBLE' ? { address: form.address.trim() } : {};
    const saved = await saveKey.run({ ...address, apiKey });
    if (!saved) return false;
    setForm((before) => ({ ...before, apiKey: '' }));
    saveKey.reset();
    return true;
  }

  async function look() {
    setLooking(true);
    try {
      if (await isReady())
        setAsked(await previewOperation(setPartnerModel, modelInput(form), new AbortController().signal));
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setLooking(false);
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <section aria-label="Choose a model" className="flex flex-col gap-4">
        <SourceCards
          known={known}
          form={form}
          faults={faults}
          onChange={change}
          onSource={(source) => {
            setChecked(false);
            change({ source, apiKey: '' });
          }}
        />
        {fault && (
          <p role="alert" className="text-sm text-bad">
            {fault}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            look="accent"
            busy={isLooking || saveKey.isRunning}
            disabled={isCurrent}
            onClick={() => void look()}
          >
            Use this model
          </Button>
          {isCurrent && <p className="text-sm text-ink-soft">This model is in use.</p>}
        </div>
      </section>
      <TestPanel known={known} form={form} isReady={isReady} />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Change the model?"
        preview={asked?.preview ?? nothingAsked}
        busy={choose.isRunning}
        error={choose.error ? messageOf(choose.error) : undefined}
        onConfirm={() => asked && void choose.run(asked.input)}
      />
    </div>
  );
}

const nothingAsked: Asked['preview'] = {
  verb: 'Use this model',
  what: '',
  toWhom: null,
  cost: null,
  irreversible: null,
  values: [],
  warnings: [],
};
