import { useEffect, useEffectEvent, useState } from 'react';
import { forgetBank, wasAtBank } from './at-bank.ts';

const everyMs = 2_000;
const mostTimes = 8;

/** Back from the bank: reads the invoice a few times more, until it is paid or nothing came of it. */
export function useBackFromBank(
  sn: string,
  isPaid: boolean,
  readAgain: () => void,
): 'no' | 'checking' | 'nothing' {
  const [state, setState] = useState<'no' | 'checking' | 'nothing'>(() =>
    wasAtBank(sn) ? 'checking' : 'no',
  );
  const again = useEffectEvent(readAgain);
  useEffect(() => {
    if (state !== 'checking') return;
    if (isPaid) {
      forgetBank(sn);
      return setState('no');
    }
    let times = 0;
    const timer = setInterval(() => {
      times += 1;
      if (times < mostTimes) return again();
      forgetBank(sn);
      setState('nothing');
    }, everyMs);
    return () => clearInterval(timer);
  }, [state, isPaid, sn]);
  return state;
}
