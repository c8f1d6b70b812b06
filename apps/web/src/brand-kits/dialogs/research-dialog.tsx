import { useState } from 'react';
import { editMarketResearch } from '@brandwright/contract/brand-kits/edit-market-research.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { Field, Textarea } from '#ui/input.tsx';
import { researchError } from './kit-forms.ts';

/** The text of the market research. */
export function ResearchDialog({
  brandKitId,
  content: initial,
  onClose,
}: {
  brandKitId: string;
  content: string;
  onClose: () => void;
}) {
  const [content, setContent] = useState(initial);
  const [tried, setTried] = useState(false);
  const save = useAction(editMarketResearch, { onDone: onClose });
  const error = researchError(content);
  return (
    <FormDialog
      title="Edit your market research"
      description="Start each section heading with ##."
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!error) void save.run({ brandKit: brandKitId, content: content.trim() });
      }}
      className="max-w-2xl"
      isSaving={save.isRunning}
      canSave={!(tried && error)}
      failure={save.error ? `Not saved: ${messageOf(save.error)}` : undefined}
    >
      <Field label="Content" error={tried || content.trim() !== '' ? error : undefined}>
        {(tie) => (
          <Textarea {...tie} rows={18} value={content} onChange={(event) => setContent(event.target.value)} />
        )}
      </Field>
    </FormDialog>
  );
}
