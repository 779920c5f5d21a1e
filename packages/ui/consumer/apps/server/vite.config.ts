import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    emptyOutDir: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'client.tsx',
      output: { entryFileNames: 'page.js', assetFileNames: 'page.[ext]' },
    },
  },
});
