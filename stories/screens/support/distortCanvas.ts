import { spyOn } from 'storybook/test';

/** Makes every canvas return black until the story ends, like a browser with fingerprinting resistance. */
export function distortCanvas(): void {
  spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(
    (_x, _y, width, height) => new ImageData(width, height),
  );
  spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function distort(
    this: HTMLCanvasElement,
    callback,
    type = 'image/png',
  ) {
    const black = new OffscreenCanvas(this.width, this.height);
    black.getContext('2d');
    const encode = async () => callback(await black.convertToBlob({ type }));
    void encode();
  });
}
