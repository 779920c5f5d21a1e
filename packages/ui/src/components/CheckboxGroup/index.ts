export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';
export type { MultipleOption } from '../Field/option.ts';
