import type { ReceivingDetail } from '@brandwright/contract/fulfillment/receivings/entities.ts';
import { OutsideText } from '#inbox/messages/outside-text.tsx';
import { formatNumber } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';

/** Each time something was counted, with its photos. */
export function Receipts({ receipts }: Pick<ReceivingDetail, 'receipts'>) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {receipts.map((receipt) => (
        <li key={receipt.id} className="flex flex-col gap-2 py-3 text-sm first:pt-0 last:pb-0">
          <p className="text-xs text-ink-soft">
            <Moment at={receipt.at} /> · {receipt.by}
          </p>
          <ul>
            {receipt.counts.map(({ title, receivedUnits, damagedUnits }) => (
              <li key={title}>
                {formatNumber(receivedUnits)} × {title}
                {damagedUnits > 0 && `, ${formatNumber(damagedUnits)} broken`}
              </li>
            ))}
          </ul>
          {receipt.note && <OutsideText text={receipt.note} />}
          {receipt.photos.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {receipt.photos.map((photo) => (
                <li key={photo.fileId}>
                  <a href={photo.url} target="_blank" rel="noopener noreferrer">
                    <img
                      src={photo.url}
                      alt={photo.name}
                      loading="lazy"
                      className="size-20 rounded-lg border border-line object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
