import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { onSessionEnd } from '#api/session-end.ts';
import type { RecordInView } from './partner-store.ts';

export interface RecentRecord extends RecordInView {
  /** The screen that shows it. */
  path: string;
}

const most = 8;

/** Records looked at last, newest first; kept in this browser. */
export const useRecentRecords = create<{ records: RecentRecord[] }>()(
  persist(() => ({ records: [] as RecentRecord[] }), { name: 'brandwright.recent' }),
);

onSessionEnd(() => useRecentRecords.setState({ records: [] }));

export function rememberRecord(record: RecentRecord): void {
  useRecentRecords.setState(({ records }) => ({
    records: [record, ...records.filter((other) => other.path !== record.path)].slice(0, most),
  }));
}
