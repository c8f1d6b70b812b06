/** The colors of what is mailed; the client's own, in what mail clients understand. */
export const mailColors = { ink: '#2b2723', soft: '#6f665c', line: '#e6dfd5', accent: '#a8502d' } as const;

const font = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

export const escapedHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const mailLink = (href: string, words: string, color: string): string =>
  `<a href="${escapedHtml(href)}" style="color:${color}">${escapedHtml(words)}</a>`;

/**
 * The frame of everything that Brandwright mails, in tables and inline styles: what mail clients understand. `title` is escaped here,
 * `rows` are table rows and `foot` is what stands under them, both markup.
 */
export const mailFrame = ({ title, rows, foot }: { title: string; rows: string; foot: string }): string =>
  `<!doctype html><html lang="en"><body style="margin:0;background:#f7f3ec;color:${mailColors.ink};font-family:${font}">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border:1px solid ${mailColors.line};border-radius:12px">` +
  `<tr><td style="padding:24px;font-family:Fraunces,Georgia,serif;font-size:20px">${escapedHtml(title)}</td></tr>` +
  rows +
  `</table><p style="max-width:560px;font-size:12px;line-height:18px;color:${mailColors.soft}">${foot}</p></td></tr></table></body></html>`;
