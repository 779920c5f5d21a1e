import { userEvent, within } from 'storybook/test';
import type { Canvas } from '../../canvas.ts';

/** Presses Continue of a step or form. */
export const pressContinue = async (canvas: Canvas) =>
  userEvent.click(await within(canvas.getByRole('main')).findByRole('button', { name: 'Continue' }));
