import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface FrameState {
  isNavigationNarrow: boolean;
  isConversationsOpen: boolean;
}

/** How the frame is arranged; kept in this browser. */
export const useFrame = create<FrameState>()(
  persist<FrameState>(() => ({ isNavigationNarrow: false, isConversationsOpen: false }), {
    name: 'brandwright.frame',
  }),
);
