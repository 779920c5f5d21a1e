import { atom } from 'jotai';

/** Whether the browser reports a connection (`navigator.onLine`). */
export const onlineAtom = atom(true);

onlineAtom.onMount = (set) => {
  const update = () => set(navigator.onLine);
  update();
  globalThis.addEventListener('online', update);
  globalThis.addEventListener('offline', update);
  return () => {
    globalThis.removeEventListener('online', update);
    globalThis.removeEventListener('offline', update);
  };
};
