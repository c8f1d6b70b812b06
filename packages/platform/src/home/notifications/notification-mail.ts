import { notificationKinds, type NotificationKind } from '@brandwright/contract/home/notifications/kinds.ts';
import {
  notificationSettingsPath,
  notificationsPath,
} from '@brandwright/contract/home/notifications/entities.ts';
import { count } from '@brandwright/contract/kernel/words.ts';
import { escapedHtml, mailColors, mailFrame, mailLink } from '../../kernel/jobs/mail-frame.ts';
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

const { soft, line, accent } = mailColors;

function page(
  store: string,
  named: readonly { label: string; title: string; detail: string | null; link: string }[],
  rest: number,
  { publicUrl, settings, stopUrl }: { publicUrl: string; settings: string; stopUrl: string | null },
): string {
  const rows = named.map(
    ({ label, title, detail, link: href }) =>
      `<tr><td style="padding:16px 24px;border-top:1px solid ${line}">` +
      `<div style="font-size:12px;color:${soft};padding-bottom:4px">${escapedHtml(label)}</div>` +
      `<div style="font-size:16px;line-height:22px">${escapedHtml(title)}</div>` +
      (detail === null
        ? ''
        : `<div style="font-size:14px;line-height:20px;color:${soft};padding-top:4px">${escapedHtml(detail)}</div>`) +
      `<div style="font-size:14px;padding-top:10px">${mailLink(href, 'Open', accent)}</div></td></tr>`,
  );
  const more =
    rest > 0
      ? `<tr><td style="padding:16px 24px;border-top:1px solid ${line};font-size:14px">${mailLink(`${publicUrl}${notificationsPath}`, `See ${count(rest, 'more', 'more')}`, accent)}</td></tr>`
      : '';
  const stop = stopUrl === null ? '' : ` &middot; ${mailLink(stopUrl, 'Stop these emails', soft)}`;
  return mailFrame({
    title: store,
    rows: rows.join('') + more,
    foot: `${mailLink(settings, 'Choose what you hear of', soft)}${stop}`,
  });
}
