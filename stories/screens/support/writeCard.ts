import type { Canvas } from '../../canvas.ts';
import { fill } from './fill.ts';

/** Types a card into the mocked fields of the payment provider. */
export async function writeCard(canvas: Canvas, number: string): Promise<void> {
  await fill(await canvas.findByRole('textbox', { name: 'Card number' }), number);
  await fill(await canvas.findByRole('textbox', { name: 'Expiration date' }), '1234');
  await fill(await canvas.findByRole('textbox', { name: 'Security code' }), '123');
}
