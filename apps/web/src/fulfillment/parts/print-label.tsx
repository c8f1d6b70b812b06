import { Printer } from 'lucide-react';
import type { Label } from '@brandwright/contract/fulfillment/entities.ts';
import { Button } from '#ui/button.tsx';

/** Opens the label's PDF, or the bank's page where the payment waits for its person. */
export function PrintLabel({
  label,
  size = 'medium',
}: {
  label: Pick<Label, 'pdf' | 'customsPdf' | 'actionUrl'>;
  size?: 'small' | 'medium';
}) {
  if (label.pdf)
    return (
      <>
        <Button asChild size={size} look="solid">
          <a href={label.pdf.url} download={label.pdf.name}>
            <Printer aria-hidden />
            Download the label
          </a>
        </Button>
        {label.customsPdf && (
          <Button asChild size={size}>
            <a href={label.customsPdf.url} download={label.customsPdf.name}>
              Download the customs form
            </a>
          </Button>
        )}
      </>
    );
  if (!label.actionUrl) return null;
  return (
    <Button asChild size={size} look="solid">
      <a href={label.actionUrl}>Confirm the payment</a>
    </Button>
  );
}
