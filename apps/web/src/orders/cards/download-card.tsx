import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { fileSize } from '../file-size.ts';

/** A file that is ready. */
export function DownloadCard({ output }: CardProps<OutputOfCard<'download'>>) {
  return (
    <Card
      label={output.name}
      title={output.name}
      note={fileSize(output.sizeBytes)}
      actions={
        <Button asChild size="small" look="solid">
          <a href={output.url} download={output.name}>
            <Download aria-hidden />
            Download
          </a>
        </Button>
      }
    />
  );
}
