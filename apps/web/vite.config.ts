import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { ProxyOptions } from 'vite';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8787'}`;
/** The server answers to its own address only, and Vite has one of its own. */
const asOwn: ProxyOptions = { target: server, ws: false, changeOrigin: true, headers: { origin: server } };
const proxy: Record<string, ProxyOptions> = {
  ...Object.fromEntries(['/rest', '/mcp', '/files', '/healthz', '/agent'].map((path) => [path, asOwn])),
  // A page and a call stand at this address: who asks for a page gets the client.
  '/bk': {
    ...asOwn,
    bypass: ({ headers }) => (headers.accept?.includes('text/html') ? '/index.html' : undefined),
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // The content security policy refuses data: fonts and scripts.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
});
