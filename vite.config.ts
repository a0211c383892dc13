import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.API_URL ?? 'http://localhost:3000'

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The content security policy allows files of our own, not data URLs.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      // The host stays as the browser sent it, so that the server sees its own origin.
      '/api': { target: server, changeOrigin: false },
      '/Audio': { target: server, changeOrigin: false },
      // The socket alone: /live/... is also where the sources of web/live are served from.
      '^/live/(\\?|$)': { target: server, changeOrigin: false, ws: true },
    },
  },
})
