import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';

/** A picture with the brand's name laid over it. */
export function WatermarkedImageCard({ output }: CardProps<OutputOfCard<'watermarked_image'>>) {
  return (
    <Card
      label="Watermarked picture"
      title="With our watermark"
      note={`“${output.mark}”, ${output.width} by ${output.height} pixels. The original is unchanged.`}
      actions={
        <Button asChild size="small">
          <a href={output.url} download="watermarked.jpg">
            <Download aria-hidden />
            Download
          </a>
        </Button>
      }
    >
      <img
        src={output.url}
        width={output.width}
        height={output.height}
        alt={`Marked with ${output.mark}`}
        loading="lazy"
        className="h-auto max-h-[28rem] w-auto max-w-full rounded-lg bg-ink/5"
      />
    </Card>
  );
}
