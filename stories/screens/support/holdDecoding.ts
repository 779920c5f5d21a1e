import { spyOn } from 'storybook/test';

/** Holds the decoding of the next picture, as a slow phone does. Returns a function that lets it go on. */
export function holdDecoding(): () => void {
  const decode = createImageBitmap;
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const held = spyOn(globalThis, 'createImageBitmap').mockImplementationOnce(
    async (source: ImageBitmapSource) => {
      await isReleased;
      return decode(source);
    },
  );
  return () => {
    held.mockRestore();
    release();
  };
}
