import type { MailPreview } from '@brandwright/contract/sourcing/outreach/own-list.ts';

/** A mail as it leaves. */
export function MailSample({ mail }: { mail: MailPreview }) {
  return (
    <figure className="rounded-lg border border-line bg-paper text-sm">
      <figcaption className="border-b border-line px-3 py-2 text-ink-soft">
        To <span className="text-ink">{mail.to}</span>
        <span className="block font-medium text-ink">{mail.subject}</span>
      </figcaption>
      <p className="px-3 py-2 wrap-anywhere whitespace-pre-line">{mail.text}</p>
    </figure>
  );
}
