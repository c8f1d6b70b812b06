import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { queryClient } from '#api/query-client.ts';
import { Screens } from '#routes/screens.tsx';
import { Toaster } from '#ui/toaster.tsx';
import { FaultBoundary } from '#frame/fault-boundary.tsx';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <FaultBoundary>
          <Screens />
        </FaultBoundary>
      </BrowserRouter>
      <Toaster />
    </QueryClientProvider>
  );
}
