import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The gallery of shared components and cards: `npm run gallery`. A page of our own, since Ladle 5 brings a Vite 6 beside
 * ours (101 MB, 342 packages) and Storybook 10 another 83 MB into every install, for a list of elements with a theme.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: fileURLToPath(new URL('../public', import.meta.url)),
  plugins: [react(), tailwindcss()],
  server: {
    host: '127.0.0.1',
    port: 5190,
    fs: { allow: [fileURLToPath(new URL('../../..', import.meta.url))] },
  },
});
