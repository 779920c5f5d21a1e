import { userEvent, type within } from 'storybook/test';

/** Types a card into the mock of the provider's fields. */
export async function writeCard(canvas: ReturnType<typeof within>, number: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Card number' }), number);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Expiration date' }), '1234');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Security code' }), '123');
}
