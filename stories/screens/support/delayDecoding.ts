import { spyOn } from 'storybook/test';

/** Delays decoding of the next picture, as on a slow phone. Returns a function that continues it. */
export function delayDecoding(): () => void {
  const decode = createImageBitmap;
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const spy = spyOn(globalThis, 'createImageBitmap').mockImplementationOnce(
    async (source: ImageBitmapSource) => {
      await isReleased;
      return decode(source);
    },
  );
  return () => {
    spy.mockRestore();
    release();
  };
}
