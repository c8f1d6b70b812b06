import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '#session/theme.ts';
import './gallery.css';
import { Gallery } from './gallery.tsx';

// Nothing is read from a server: what a component reads by itself stays loading.
window.fetch = () => new Promise(() => undefined);
const theme = new URLSearchParams(window.location.search).get('theme');
applyTheme(theme === 'light' || theme === 'dark' ? theme : 'system');

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
