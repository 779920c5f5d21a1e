import { focusManager } from '@tanstack/query-core';
import { vi } from 'vitest';
import type { Attention } from '#shared/attention.ts';

/** Mocks `document` and the events of a window, shared by all tabs; visible and with focus at first. */
export function createPage() {
  const target = new EventTarget();
  const listeners = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  const page = { ...listeners, visibilityState: 'visible', hasFocus: () => hasFocus };
  let hasFocus = true;
  vi.stubGlobal('document', page);
  for (const [name, method] of Object.entries(listeners)) vi.stubGlobal(name, method);
  return {
    setAttention(attention: Attention) {
      page.visibilityState = attention === 'hidden' ? 'hidden' : 'visible';
      hasFocus = attention === 'focused';
      for (const type of ['visibilitychange', hasFocus ? 'focus' : 'blur'])
        target.dispatchEvent(new Event(type));
      focusManager.setFocused(attention !== 'hidden');
    },
  };
}
