import type { ArgTypes, InputType } from 'storybook/internal/types';
import type { ComponentProp } from '../packages/ui/scripts/componentProps.ts';
import { componentProps } from './componentProps.ts';

/** Storybook type of a prop, which determines the control. */
function controlType({ type, choices }: ComponentProp): NonNullable<InputType['type']> {
  if (choices.length > 0) return { name: 'enum', value: [...choices] };
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type };
  if (type.includes('=>')) return { name: 'function' };
  return { name: 'other', value: type };
}

/** Row of a table of props. */
export function toArgType(prop: ComponentProp): InputType {
  const { name, description, type, defaultValue, isRequired, isOwn } = prop;
  return {
    name,
    description,
    type: Object.assign(controlType(prop), { required: isRequired }),
    table: {
      type: { summary: type },
      ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
      ...(!isOwn && { category: 'Inherited from react-aria' }),
    },
  };
}

/** Name of a component, also if it is wrapped in `memo`. */
const nameOf = (component: unknown): string => {
  const { displayName, name, type }: Record<string, unknown> = Object(component);
  const found = displayName ?? name ?? Reflect.get(Object(type), 'name');
  return typeof found === 'string' ? found : '';
};

/** Table of props of a component, from the type checker. */
export const extractArgTypes = (component: unknown): ArgTypes =>
  Object.fromEntries((componentProps[nameOf(component)] ?? []).map((prop) => [prop.name, toArgType(prop)]));
