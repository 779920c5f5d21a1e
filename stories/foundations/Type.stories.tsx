import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { Figures as FigureColumns, TypeScale, Weights as WeightCards } from './TypeScale.tsx';

const meta = preview.meta({ title: 'Foundations/Type' });

/** Body text is at least 16 px, and no line is longer than 70 characters. */
export const Scale = meta.story({
  render: () => <TypeScale />,
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Your next delivery is on its way/);
    await expect(parseFloat(getComputedStyle(text).fontSize)).toBe(16);
    const ruler = document.createElement('canvas').getContext('2d');
    if (!ruler) throw new Error('No canvas context');
    ruler.font = getComputedStyle(text).font;
    const content = text.textContent;
    const perCharacter = ruler.measureText(content).width / content.length;
    await expect(parseFloat(getComputedStyle(text).maxWidth) / perCharacter).toBeLessThan(70);
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(24);
  },
});

export const Weights = meta.story({ render: () => <WeightCards /> });

export const Figures = meta.story({ render: () => <FigureColumns /> });

/** Scales with the patient's text size setting. */
export const LargeText = meta.story({
  globals: { textSize: '200' },
  render: () => <TypeScale />,
});

/** Long words of headings are hyphenated where the browser knows the language, and never cut off. */
export const LongWord = meta.story({
  globals: largeTextOnPhone,
  render: () => <h1>Antihypertensive medications</h1>,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading')).hyphens).toBe('auto');
    await expect(scrollsSideways()).toBe(false);
  },
});
