import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { MedicineInformation } from '@patient/ui/MedicineInformation';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { smallTargets } from '../targets.ts';

const meta = preview.meta({
  title: 'Patterns/Subscriptions/MedicineInformation',
  component: MedicineInformation,
  args: {
    name: 'Sildenafil 50 mg',
    notice: 'Sample text. It is not medical advice.',
    sections: [
      { title: 'How to take it', texts: ['Take one tablet with water.', 'Not more than one a day.'] },
      { title: 'How to store it', texts: ['Keep it dry, below 77 °F.'] },
      { title: 'When to call a doctor', texts: ['Call 911 if you have chest pain.'] },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByRole('button', { name: 'About your medicine' });
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(title).toHaveFocus();
  },
});

/** Open while the medicine is new to the patient. Emergency numbers are links. */
export const Open = meta.story({
  args: { defaultExpanded: true },
  play: async ({ canvas }) => {
    for (const name of ['How to take it', 'How to store it', 'When to call a doctor'])
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /911/ })).toHaveAttribute('href', 'tel:911');
  },
});

/** A service without a notice. */
export const WithoutNotice = meta.story({ args: { defaultExpanded: true, notice: undefined } });

/** Prints the information alone: the class that hides the rest of the page is set only while it prints. */
export const Print = meta.story({
  args: { defaultExpanded: true },
  play: async ({ canvas }) => {
    const texts = canvas.getByText('Sildenafil 50 mg').closest('div');
    const before = texts?.className;
    let printed: string | undefined;
    const print = spyOn(globalThis, 'print').mockImplementation(() => {
      printed = texts?.className;
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(printed).not.toBe(before);
    globalThis.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(texts?.className).toBe(before));
    print.mockRestore();
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { defaultExpanded: true },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { defaultExpanded: true },
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={6}>
      <MedicineInformation {...args} />
      <MedicineInformation {...args} defaultExpanded />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
