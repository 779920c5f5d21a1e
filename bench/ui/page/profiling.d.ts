// @types/react-dom lacks this entry; it has the exports of react-dom/client.
declare module 'react-dom/profiling' {
  export * from 'react-dom/client';
}
