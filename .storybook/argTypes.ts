import { isValidElement } from 'react';
import type {
  ArgTypes,
  InputType,
  StoryContextForEnhancers,
  StrictArgTypes,
  StrictInputType,
} from 'storybook/internal/types';
import type { ComponentProp } from '../packages/ui/scripts/componentProps.ts';
import type { StatusTone } from '@patient/ui/StatusBadge';
import { componentProps } from './componentProps.ts';

/** Storybook type of a prop, which determines the control. */
function controlType({ type, choices }: ComponentProp): NonNullable<InputType['type']> {
  if (choices.length > 0) return { name: 'enum', value: [...choices] };
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type };
  if (type.includes('=>')) return { name: 'function' };
  return { name: 'other', value: type };
}

/** Statuses to choose from for a prop with a label and a tone: one of each tone. */
const statuses = {
  Active: { label: 'Active', tone: 'success' },
  'Action Required': { label: 'Action Required', tone: 'warning' },
  Declined: { label: 'Declined', tone: 'danger' },
  'In Review': { label: 'In Review', tone: 'info' },
  Cancelled: { label: 'Cancelled', tone: 'neutral' },
} as const satisfies Readonly<Record<string, { label: string; tone: StatusTone }>>;

/** Select of statuses, for which Storybook has only JSON. */
const statusSelect = {
  options: Object.keys(statuses),
  mapping: statuses,
  control: { type: 'select' as const },
};

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
    ...(/^\{ .*tone: StatusTone;.* \}$/.test(type) && statusSelect),
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

/** Whether a value can be edited as JSON, which elements and functions can't: their internals would be shown. */
const isData = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return !isValidElement(value) && Object.values(value).every(isData);
};

/** Control of a prop for which Storybook has only JSON; undefined for the JSON itself. */
function controlOf({ type, table }: StrictInputType, value: unknown): StrictInputType['control'] {
  if (type?.name !== 'other') return undefined;
  if (!isData(value)) return { disable: true };
  const isContent = table?.type?.summary?.includes('ReactNode') === true;
  return typeof value === 'string' || (isContent && value === undefined) ? { type: 'text' } : undefined;
}

/** Adds the controls that depend on a story's arguments: text for content, and none for elements. */
export const addControls = ({
  argTypes,
  initialArgs,
}: Pick<StoryContextForEnhancers, 'argTypes' | 'initialArgs'>): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = controlOf(argType, initialArgs[name]);
      return [name, control === undefined ? argType : { control, ...argType }];
    }),
  );
