/** Stands in for Chromium's CloseWatcher, which only a device can ask for a close. */
class CloseWatcherOfAndroid extends EventTarget {
  static readonly open: CloseWatcherOfAndroid[] = [];

  constructor() {
    super();
    CloseWatcherOfAndroid.open.push(this);
  }

  destroy(): void {
    const { open } = CloseWatcherOfAndroid;
    const index = open.indexOf(this);
    if (index !== -1) open.splice(index, 1);
  }
}

/** For `beforeEach` of a story: the page runs on Android until the story ends. */
export function onAndroid(): () => void {
  const own: unknown = Reflect.get(globalThis, 'CloseWatcher');
  Object.assign(globalThis, { CloseWatcher: CloseWatcherOfAndroid });
  Object.defineProperty(navigator, 'userAgentData', {
    configurable: true,
    get: () => ({ platform: 'Android', brands: [] }),
  });
  return () => {
    Object.assign(globalThis, { CloseWatcher: own });
    Reflect.deleteProperty(navigator, 'userAgentData');
    CloseWatcherOfAndroid.open.length = 0;
  };
}

/** Presses Android's Back. Returns whether the page took it; otherwise the browser would have left the page. */
export function pressBack(): boolean {
  const top = CloseWatcherOfAndroid.open.at(-1);
  if (top === undefined) return false;
  if (!top.dispatchEvent(new Event('cancel', { cancelable: true }))) return true;
  top.destroy();
  top.dispatchEvent(new Event('close'));
  return true;
}
