import { notificationKinds, type NotificationKind } from '@brandwright/contract/home/notifications/kinds.ts';
import {
  notificationSettingsPath,
  notificationsPath,
} from '@brandwright/contract/home/notifications/entities.ts';
import { count } from '@brandwright/contract/kernel/words.ts';
import { oneLine } from '../../kernel/jobs/send-mail.ts';

export interface MailedItem {
  kind: NotificationKind;
  title: string;
  detail: string | null;
  path: string;
}

export interface MailedNotifications {
  storeName: string;
  items: readonly MailedItem[];
  /** Address of this installation. */
  publicUrl: string;
  /** Turns emails of this kind off without a login; null where they can't be. */
  stopUrl: string | null;
}

/** Things that an email names; the rest is counted. */
const most = 20;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An email that tells of one thing, or of several in one. Text for every mail client, and the same as HTML. */
export function notificationMail({ storeName, items, publicUrl, stopUrl }: MailedNotifications) {
  const store = oneLine(storeName);
  const named = items.slice(0, most).map((item) => ({
    label: notificationKinds[item.kind].label,
    title: oneLine(item.title),
    detail: item.detail === null ? null : oneLine(item.detail),
    link: `${publicUrl}${item.path}`,
  }));
  const [first] = named;
  const subject =
    items.length === 1 && first
      ? `${store}: ${first.title}`
      : `${store}: ${count(items.length, 'notification')}`;
  const rest = items.length - named.length;
  const more = rest > 0 ? `And ${count(rest, 'more', 'more')}: ${publicUrl}${notificationsPath}` : null;
  const settings = `${publicUrl}${notificationSettingsPath}`;
  const text = [
    ...named.flatMap(({ title, detail, link }) => [title, ...(detail === null ? [] : [detail]), link, '']),
    ...(more === null ? [] : [more, '']),
    `Choose what you hear of: ${settings}`,
    ...(stopUrl === null ? [] : [`Stop these emails: ${stopUrl}`]),
  ].join('\n');
  return {
    subject: subject.slice(0, 200),
    text,
    html: page(store, named, rest, { publicUrl, settings, stopUrl }),
  };
}

const ink = '#2b2723';
const soft = '#6f665c';
const line = '#e6dfd5';
const accent = '#a8502d';
const font = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** Tables and inline styles: what mail clients understand. */
function page(
  store: string,
  named: readonly { label: string; title: string; detail: string | null; link: string }[],
  rest: number,
  { publicUrl, settings, stopUrl }: { publicUrl: string; settings: string; stopUrl: string | null },
): string {
  const link = (href: string, words: string, color: string) =>
    `<a href="${escaped(href)}" style="color:${color}">${escaped(words)}</a>`;
  const rows = named.map(
    ({ label, title, detail, link: href }) =>
      `<tr><td style="padding:16px 24px;border-top:1px solid ${line}">` +
      `<div style="font-size:12px;color:${soft};padding-bottom:4px">${escaped(label)}</div>` +
      `<div style="font-size:16px;line-height:22px">${escaped(title)}</div>` +
      (detail === null
        ? ''
        : `<div style="font-size:14px;line-height:20px;color:${soft};padding-top:4px">${escaped(detail)}</div>`) +
      `<div style="font-size:14px;padding-top:10px">${link(href, 'Open', accent)}</div></td></tr>`,
  );
  const more =
    rest > 0
      ? `<tr><td style="padding:16px 24px;border-top:1px solid ${line};font-size:14px">${link(`${publicUrl}${notificationsPath}`, `See ${count(rest, 'more', 'more')}`, accent)}</td></tr>`
      : '';
  const stop = stopUrl === null ? '' : ` &middot; ${link(stopUrl, 'Stop these emails', soft)}`;
  return (
    `<!doctype html><html lang="en"><body style="margin:0;background:#f7f3ec;color:${ink};font-family:${font}">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border:1px solid ${line};border-radius:12px">` +
    `<tr><td style="padding:24px;font-family:Fraunces,Georgia,serif;font-size:20px">${escaped(store)}</td></tr>` +
    rows.join('') +
    more +
    `</table><p style="max-width:560px;font-size:12px;line-height:18px;color:${soft}">` +
    `${link(settings, 'Choose what you hear of', soft)}${stop}</p></td></tr></table></body></html>`
  );
}
