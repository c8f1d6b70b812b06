import { useCallback } from 'react';
import { reportEvent } from '@brandwright/contract/common/report-event.ts';
import { requestEvents, requestEventType } from '@brandwright/contract/sourcing/rfq/events.ts';
import { callOperation } from '#api/call-operation.ts';
import { useStoreProfile } from '#session/use-session.ts';

/** Reports an event of custom project requests; a failure is of no interest to anyone here (overview §7). */
export function useReport() {
  const userId = useStoreProfile().data?.user.id;
  return useCallback(
    (event: keyof typeof requestEvents, commonContent: string) => {
      const sourceClient = window.matchMedia('(max-width: 640px)').matches ? 'mobile_web' : 'desktop_web';
      void callOperation(reportEvent, {
        eventName: requestEvents[event],
        sourceClient,
        commonType: requestEventType,
        commonContent,
        ...(userId ? { userId, userType: 'CREATOR' } : {}),
      }).catch(() => undefined);
    },
    [userId],
  );
}
