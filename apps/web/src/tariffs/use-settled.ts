import { useEffect, useState } from 'react';

/** The value once it has stood still, so that typing does not ask at every key. */
export function useSettled<Value>(value: Value, afterMs = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), afterMs);
    return () => window.clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
