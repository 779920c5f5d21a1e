/** Storybook toolbars. */
import { brands } from '../packages/ui/src/brands/index.ts';

/** Toolbar option. */
interface ToolbarItem {
  readonly value: string;
  readonly title: string;
}

const toolbar = <const Icon extends string>(title: string, icon: Icon, items: readonly ToolbarItem[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** Toolbar that shows only its icon, so that all of them fit on a laptop. */
const iconToolbar: typeof toolbar = (title, icon, items) => ({
  description: title,
  toolbar: { title: '', icon, items: [...items], dynamicTitle: false },
});

/** Toolbar definitions by global. */
export const globalTypes = {
  brand: toolbar(
    'Brand',
    'paintbrush',
    brands.map(({ id, name }) => ({ value: id, title: name })),
  ),
  scheme: toolbar('Color scheme', 'mirror', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  direction: toolbar('Text direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  textSize: toolbar('Text size', 'ruler', [
    { value: '100', title: 'Text 100 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
  textSpacing: iconToolbar('Text spacing', 'paragraph', [
    { value: 'normal', title: 'Spacing normal' },
    { value: 'wide', title: 'Spacing wide (WCAG 1.4.12)' },
  ]),
  density: iconToolbar('Density', 'component', [
    { value: 'brand', title: 'Density of the brand' },
    { value: '0.875', title: 'Density compact (0.875)' },
    { value: '1', title: 'Density normal (1)' },
    { value: '1.125', title: 'Density airy (1.125)' },
  ]),
  forcedColors: iconToolbar('Forced colors', 'contrast', [
    { value: 'off', title: 'Colors of the page' },
    { value: 'on', title: 'Forced colors' },
  ]),
  network: toolbar('Network', 'globe', [
    { value: 'normal', title: 'Network normal' },
    { value: 'slow', title: 'Network slow' },
    { value: 'offline', title: 'Offline' },
    { value: 'failing', title: 'Service failing' },
    { value: 'empty', title: 'No data yet' },
  ]),
  view: toolbar('View', 'grid', [
    { value: 'single', title: 'One brand' },
    { value: 'all', title: 'All brands' },
  ]),
};

/** Default globals of a story. */
export const initialGlobals = {
  brand: brands[0].id,
  scheme: 'light',
  direction: 'ltr',
  textSize: '100',
  textSpacing: 'normal',
  density: 'brand',
  forcedColors: 'off',
  network: 'normal',
  view: 'single',
};
