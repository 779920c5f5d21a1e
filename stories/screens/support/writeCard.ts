import { userEvent } from 'storybook/test';
import type { Canvas } from '../../canvas.ts';

/** Types a card into the mocked fields of the payment provider. */
export async function writeCard(canvas: Canvas, number: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Card number' }), number);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Expiration date' }), '1234');
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Security code' }), '123');
}
