import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss()],
  build: {
    rolldownOptions: {
      input: { before: 'before.html', after: 'after.html', imported: 'imported.html', reset: 'reset.html' },
    },
  },
});
