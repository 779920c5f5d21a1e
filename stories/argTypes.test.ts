import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { ComponentProp } from '../packages/ui/scripts/componentProps.ts';
import { addControls, toArgType } from '../.storybook/argTypes.ts';

const prop = (type: string): ComponentProp => ({
  name: 'part',
  type,
  choices: [],
  isRequired: true,
  defaultValue: undefined,
  description: '',
  isOwn: true,
});

/** Control of a prop of a type in a story with a value; undefined for the one that Storybook chooses. */
const controlFor = (type: string, value: unknown) => {
  const argType = { ...toArgType(prop(type)), name: 'part', type: { name: 'other' as const, value: type } };
  return addControls({ argTypes: { part: argType }, initialArgs: { part: value } })['part']?.control;
};

const element = createElement('b', null, 'Hi');

test.each([
  ['text of content', 'ReactNode', 'Save', { type: 'text' }],
  ['missing content', 'ReactNode', undefined, { type: 'text' }],
  ['an element', 'ReactNode', element, { disable: true }],
  ['elements', 'ReactNode', ['a', element], { disable: true }],
  ['an element in a list of objects', 'readonly Tab[]', [{ id: 'a', content: element }], { disable: true }],
  ['a function in an object', 'Format', { format: () => '' }, { disable: true }],
  [
    'a status',
    '{ readonly label: string; readonly tone: StatusTone; }',
    { label: 'Active', tone: 'success' },
    { type: 'select' },
  ],
  ['data', 'Question', { id: 'smoke', options: [{ value: 'yes' }] }, undefined],
  ['missing data', 'Question', undefined, undefined],
])('the control of %s', (_what, type, value, control) => {
  expect(controlFor(type, value)).toEqual(control);
});

test('a status is chosen by its label', () => {
  const { options = [], mapping } = toArgType(
    prop('{ readonly label: string; readonly tone: StatusTone; readonly icon?: IconName; }'),
  );
  expect(options).toContain('Action Required');
  expect(mapping).toHaveProperty('Action Required', { label: 'Action Required', tone: 'warning' });
  expect(toArgType(prop('readonly { status: { tone: StatusTone; } }[]'))).not.toHaveProperty('options');
});
