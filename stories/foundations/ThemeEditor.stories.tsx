import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ThemeEditor } from './ThemeEditor.tsx';

const meta = preview.meta({ title: 'Foundations/Theme editor' });

/** Changes one token with the keyboard: the components, the list of problems and the JSON follow. */
export const Editor = meta.story({
  render: () => <ThemeEditor files={import.meta.glob('../{components,patterns}/*.stories.tsx')} />,
  play: async ({ canvas }) => {
    const sample = within(canvas.getByRole('region', { name: 'Components in this theme' }));
    const button = sample.getByRole('button', { name: 'Skip a delivery' });
    const problems = within(canvas.getByRole('region', { name: 'Contrast problems' }));
    const json = canvas.getByRole('region', { name: 'JSON of the changes' });
    await expect(problems.getByText('None in either scheme')).toBeVisible();
    await expect(json).toHaveTextContent('{}');

    const field = canvas.getByRole('textbox', { name: 'color.accent.solid.rest' });
    const type = async (text: string) => {
      field.focus();
      await userEvent.keyboard('{Control>}a{/Control}');
      await userEvent.paste(text);
    };
    await type('#ffd400');
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(255, 212, 0)');
    await expect(
      problems.getByText(
        /^light: accent\.solid\.text on accent\.solid\.rest is 1\.\d\d, solid button needs 4\.5$/,
      ),
    ).toBeVisible();
    await expect(JSON.parse(json.textContent)).toEqual({
      color: {
        accent: {
          solid: {
            rest: {
              $type: 'color',
              $value: { colorSpace: 'srgb', components: [1, 0.8314, 0], hex: '#ffd400' },
            },
          },
        },
      },
    });

    await type('yellow');
    await expect(field).toBeInvalid();
    await expect(json).toHaveTextContent('{}');
    await type('{accent.600}');
    await expect(field).toBeValid();
    await expect(problems.getByText('None in either scheme')).toBeVisible();
  },
});

/** Shows the sheets of all components in the changed theme. */
export const EveryComponent = meta.story({
  tags: ['check'],
  render: () => <ThemeEditor files={import.meta.glob('../components/Badge.stories.tsx')} />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Scheme' }), 'dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Show every component' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Badge' })).toBeVisible());
    await expect(await canvas.findByRole('region', { name: 'All states' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Corners' }));
    const field = canvas.getByRole('textbox', { name: 'radius.control' });
    await userEvent.clear(field);
    await userEvent.type(field, '20px');
    const button = canvas.getByRole('button', { name: 'Skip a delivery' });
    await expect(getComputedStyle(button).borderRadius).toBe('20px');
  },
});
