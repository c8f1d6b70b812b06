import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { learnServerClock } from '#api/server-clock.ts';
import { applyTheme } from '#session/theme.ts';
import './styles/index.css';

applyTheme();
void learnServerClock();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
