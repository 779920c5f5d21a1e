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
  network: toolbar('Network', 'globe', [
    { value: 'normal', title: 'Network normal' },
    { value: 'slow', title: 'Network slow' },
    { value: 'offline', title: 'Offline' },
    { value: 'failing', title: 'Service failing' },
    { value: 'empty', title: 'No data yet' },
  ]),
  view: toolbar('View', 'grid', [
    { value: 'single', title: 'One brand' },
    { value: 'both', title: 'Both brands' },
  ]),
};

/** Default globals of a story. */
export const initialGlobals = {
  brand: brands[0].id,
  scheme: 'light',
  direction: 'ltr',
  textSize: '100',
  network: 'normal',
  view: 'single',
};
