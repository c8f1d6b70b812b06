import type { KeptMessage } from './messages.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .6rem 0; }
summary { cursor: pointer; }
summary span, p { opacity: .7; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { width: 100%; height: 36rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 8px; background: white; }
`;

/** A page of kept messages that runs nothing of what they hold: markup lies in frames without scripts, all else is escaped. */
export function outboxPage(messages: readonly KeptMessage[]): string {
  const rows = messages.map(messageRow).join('\n');
  const told =
    messages.length === 0
      ? '<p>Nothing was sent yet. Mail and text messages are kept here while no mail server or SMS service is set up.</p>'
      : `<p>${messages.length} messages, the newest first.</p>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${style}</style>
<h1>Outbox</h1>
${told}
${rows}
</html>
`;
}

function messageRow({ sentAt, to, subject, text, html }: KeptMessage): string {
  const title = subject ?? `Text message: ${text.slice(0, 60)}`;
  const body =
    html === null
      ? `<pre>${escaped(text)}</pre>`
      : `<iframe sandbox="" title="${escaped(title)}" srcdoc="${escaped(html)}"></iframe>\n<details><summary>As plain text</summary><pre>${escaped(text)}</pre></details>`;
  return `<details><summary><strong>${escaped(title)}</strong><br><span>To ${escaped(to)}, ${sentAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</span></summary>
${body}
</details>`;
}
