import { atom } from 'jotai';

/** Whether the patient can see the page, and whether its window has focus, so that they are likely to read it. */
export type Attention = 'focused' | 'visible' | 'hidden';

function readAttention(): Attention {
  if (document.visibilityState === 'hidden') return 'hidden';
  return document.hasFocus() ? 'focused' : 'visible';
}

const watchedAtom = atom<Attention | undefined>(undefined);

const EVENTS = ['focus', 'blur', 'visibilitychange'];

watchedAtom.onMount = (set) => {
  const update = () => set(readAttention());
  update();
  for (const event of EVENTS) globalThis.addEventListener(event, update);
  return () => {
    for (const event of EVENTS) globalThis.removeEventListener(event, update);
  };
};

/** Attention for this page. */
export const attentionAtom = atom((get) => get(watchedAtom) ?? readAttention());
