import { Download } from 'lucide-react';
import { useState } from 'react';
import type { exportConversation } from '@brandwright/contract/copilot/conversations/export-conversation.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps } from '../../card-props.ts';
import { saveConversation } from '../conversations/save-conversation.ts';

/** A conversation as a file, made when it is asked for. */
export function ConversationExportCard({ output }: CardProps<OutputOf<typeof exportConversation>>) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    await saveConversation(output.id, output.format);
    setBusy(false);
  }

  return (
    <Card
      title={output.fileName}
      actions={
        <Button size="small" busy={busy} onClick={() => void save()}>
          <Download aria-hidden />
          Download
        </Button>
      }
    >
      <p className="-mt-2 text-sm text-ink-soft">
        {output.format === 'MARKDOWN' ? 'Markdown' : 'Replay script'} · {count(output.messages, 'message')}
      </p>
    </Card>
  );
}
