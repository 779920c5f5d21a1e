import { defineConfig } from 'vite';

export default defineConfig({
  // Node can't import style sheets, so the package becomes part of the server's bundle.
  ssr: { noExternal: ['@patient/ui'] },
  build: {
    emptyOutDir: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'client.tsx',
      output: { entryFileNames: 'page.js', assetFileNames: 'page.[ext]' },
    },
  },
});
