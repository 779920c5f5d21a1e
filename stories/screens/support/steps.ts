import { userEvent, within } from 'storybook/test';
import type { Canvas } from '../../canvas.ts';

/** Leads on from a step, or submits its form. */
export const pressContinue = async (canvas: Canvas) =>
  userEvent.click(await within(canvas.getByRole('main')).findByRole('button', { name: 'Continue' }));
