/** Message from the page to the frame. */
export type TagMessage =
  | { readonly tagManager: string | undefined; readonly pixel: PixelScript | undefined }
  | { readonly route: string };

/** Script of the pixel, and its id. */
interface PixelScript {
  readonly src: string;
  readonly id: string;
}

/** Queues calls until the pixel's script has loaded, which replaces it or sets `callMethod`. */
interface PixelFunction {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
}

/**
 * Runs the tag manager and the pixel in a sandboxed frame, which receives only route patterns from the page
 * (docs/decisions/0032). Runs inline in `tags.html`, so it can't use anything outside this function.
 */
export function runTagFrame(): void {
  const frame: Window & { fbq?: unknown } = globalThis.window;
  // Reading these throws in a sandboxed frame; empty values keep the scripts working.
  Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(frame, name, { value: undefined });

  const dataLayer: object[] = [];
  const queue: unknown[][] = [];
  const fbq: PixelFunction = Object.assign(
    (...call: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...call);
      else queue.push(call);
    },
    { queue, loaded: true, version: '2.0' },
  );
  Object.assign(fbq, { push: fbq });
  Object.assign(frame, { dataLayer, fbq, _fbq: fbq });
  const callPixel = (...call: unknown[]) => {
    if (typeof frame.fbq === 'function') frame.fbq(...call);
  };

  // Inside, because only this function is inlined.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const load = (src: string) => {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
  };
  let hasPixel = false;
  addEventListener('message', ({ source, data }: MessageEvent<TagMessage>) => {
    if (source !== frame.parent) return;
    if ('route' in data) {
      const { route } = data;
      dataLayer.push({ event: 'page_view', route });
      if (hasPixel) callPixel('track', 'PageView', { route });
      return;
    }
    const { tagManager, pixel } = data;
    if (tagManager !== undefined) {
      dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      load(tagManager);
    }
    if (pixel !== undefined) {
      hasPixel = true;
      // Its automatic events would read the frame's page, which is empty.
      callPixel('set', 'autoConfig', false, pixel.id);
      callPixel('init', pixel.id);
      load(pixel.src);
    }
  });
}
