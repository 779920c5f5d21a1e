import { userEvent } from 'storybook/test';
import type { Canvas } from '../../canvas.ts';

/** Chooses a photo file on the photo step. */
export async function choosePhoto(canvas: Canvas, file: File): Promise<void> {
  await canvas.findByText('A photo from your device');
  const main: HTMLElement = canvas.getByRole('main');
  const [input] = main.querySelectorAll<HTMLInputElement>('input[type="file"]:not([capture])');
  if (!input) throw new Error('There is no file input');
  await userEvent.upload(input, file);
}
