// The same as react-dom/client, and has no types of its own.
declare module 'react-dom/profiling' {
  export * from 'react-dom/client';
}
