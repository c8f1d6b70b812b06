import type { ChangedDocument } from '@brandwright/contract/copilot/vault/entities.ts';
import { count, formatDay } from '#ui/format.ts';

/** "PDF · 3 pages · added November 2, 2026 by Nora Whitfield". */
export function aboutDocument(document: ChangedDocument): string {
  const { kind, pages, status, width, height, updatedAt, addedBy, version } = document;
  const measure = width && height ? `${width} × ${height} px` : count(pages, 'page');
  const changed = version > 1 ? 'replaced' : 'added';
  return [
    kind,
    ...(status === 'READY' ? [measure] : []),
    `${changed} ${formatDay(updatedAt)} by ${addedBy}`,
  ].join(' · ');
}

/** 820 → "820 bytes", 48200 → "48 kB", 2400000 → "2.4 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
