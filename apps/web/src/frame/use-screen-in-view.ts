import { useEffect } from 'react';
import { usePartner } from './partner-store.ts';
import type { RecordInView } from './partner-store.ts';
import { rememberRecord } from './recent-records.ts';

/**
 * Tells the partner (and the list of recent records) what a classic screen shows: its title and, on a
 * record's screen, the record. `record` undefined while it loads. Kind is the contract's RecordKind.
 */
export function useScreenInView(title: string, record?: RecordInView): void {
  const { kind, id, label, path } = record ?? {};
  useEffect(() => {
    const shown = kind && id && label ? { kind, id, label } : undefined;
    usePartner.setState({ screen: { title, ...(shown ? { record: shown } : {}) } });
    if (shown) rememberRecord({ ...shown, path: path ?? window.location.pathname });
    return () => usePartner.setState({ screen: {} });
  }, [title, kind, id, label, path]);
}
