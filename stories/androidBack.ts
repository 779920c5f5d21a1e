/** Mock of Chromium's CloseWatcher, which a script can't trigger like a device does. */
class MockCloseWatcher extends EventTarget {
  static readonly open: MockCloseWatcher[] = [];

  constructor() {
    super();
    MockCloseWatcher.open.push(this);
  }

  destroy(): void {
    const { open } = MockCloseWatcher;
    const index = open.indexOf(this);
    if (index !== -1) open.splice(index, 1);
  }
}

/** `beforeEach` that simulates Android until the story ends. */
export function onAndroid(): () => void {
  const own: unknown = Reflect.get(globalThis, 'CloseWatcher');
  Object.assign(globalThis, { CloseWatcher: MockCloseWatcher });
  Object.defineProperty(navigator, 'userAgentData', {
    configurable: true,
    get: () => ({ platform: 'Android', brands: [] }),
  });
  return () => {
    Object.assign(globalThis, { CloseWatcher: own });
    Reflect.deleteProperty(navigator, 'userAgentData');
    MockCloseWatcher.open.length = 0;
  };
}

/** Presses Android's Back button. Returns whether the page handled it; otherwise the browser would navigate back. */
export function pressBack(): boolean {
  const top = MockCloseWatcher.open.at(-1);
  if (top === undefined) return false;
  if (!top.dispatchEvent(new Event('cancel', { cancelable: true }))) return true;
  top.destroy();
  top.dispatchEvent(new Event('close'));
  return true;
}
