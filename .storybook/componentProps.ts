import type { ComponentProp } from '../packages/ui/scripts/componentProps.ts';

/** Props by component. Empty in tests; Storybook's own build fills it, see `componentPropsPlugin.ts`. */
export const componentProps: Readonly<Record<string, readonly ComponentProp[]>> = {};
