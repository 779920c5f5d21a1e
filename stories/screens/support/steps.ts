import { userEvent, within } from 'storybook/test';
import type { Canvas } from '../../canvas.ts';

/** Presses Continue of a step or form. */
export const pressContinue = async (canvas: Canvas) =>
  userEvent.click(await within(canvas.getByRole('main')).findByRole('button', { name: 'Continue' }));

/** Selects a choice of the plan like a screen reader does, which doesn't continue. */
export async function selectChoice(canvas: Canvas, name: RegExp): Promise<void> {
  (await canvas.findByRole('radio', { name })).click();
}

/** Picks a choice of the plan, which continues unless the page is the last one. */
export const pickChoice = async (canvas: Canvas, name: RegExp): Promise<void> =>
  userEvent.click(await canvas.findByRole('radio', { name }));
