export { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
export type { ChoiceOption } from '../Field/option.ts';
