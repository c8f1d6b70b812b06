import { escapedHtml, mailColors, mailFrame, mailLink } from './mail-frame.ts';

/** A paragraph, or an address that is a button with `label` where markup is shown. */
export type LetterPart = string | { label: string; url: string };

/**
 * A mail about an account: as text for every mail client, its paragraphs apart by a blank line, and the same as markup. Addresses
 * within a paragraph become links. `title` is the store that it is about, or Brandwright.
 */
export function letter(title: string, parts: readonly LetterPart[]): { text: string; html: string } {
  const shown = parts.map((part) => (typeof part === 'string' ? paragraph(part) : button(part)));
  return {
    text: parts.map((part) => (typeof part === 'string' ? part : part.url)).join('\n\n'),
    html: mailFrame({
      title,
      rows: `<tr><td style="padding:8px 24px 24px;border-top:1px solid ${mailColors.line};font-size:15px;line-height:22px">${shown.join('')}</td></tr>`,
      foot: 'Sent by Brandwright.',
    }),
  };
}

/** Of what we wrote ourselves: an address ends before the point of its sentence. */
const address = /(https?:\/\/[^\s,“”]*[^\s,“”.])/u;

const paragraph = (text: string): string =>
  `<p style="margin:16px 0 0">${text
    .split(address)
    .map((piece, at) =>
      at % 2 === 1 ? mailLink(piece, piece, mailColors.accent) : escapedHtml(piece).replaceAll('\n', '<br>'),
    )
    .join('')}</p>`;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:20px 0 4px"><a href="${escapedHtml(url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:${mailColors.accent};color:#ffffff;text-decoration:none;font-weight:600">${escapedHtml(label)}</a></p>`;
