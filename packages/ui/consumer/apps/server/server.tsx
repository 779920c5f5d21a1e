/** Writes the page as HTML to its output. */
import { renderToPipeableStream } from 'react-dom/server';
import { Page } from './Page.tsx';

const { pipe } = renderToPipeableStream(<Page />, {
  bootstrapModules: ['/page.js'],
  onAllReady: () => {
    pipe(process.stdout);
  },
  onError: (error) => {
    throw error;
  },
});
