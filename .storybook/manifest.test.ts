import { expect, test } from 'vitest';
import { describeProps } from './manifest.ts';

const prop = {
  type: 'string',
  choices: [],
  isRequired: true,
  defaultValue: undefined,
  description: '',
  isOwn: true,
};

test('manifest: describes own props and names inherited ones', () => {
  const description = describeProps([
    {
      entryPoint: './Tip',
      component: 'Tip',
      props: [
        { ...prop, name: 'text', description: 'What it shows.' },
        {
          ...prop,
          name: 'tone',
          type: "'info' | 'danger'",
          isRequired: false,
          defaultValue: "'info'",
          description: 'Its tone.',
        },
        { ...prop, name: 'isDisabled', isOwn: false },
      ],
    },
  ]);
  expect(description).toBe(
    [
      '## Props of Tip',
      '',
      '- `text: string`: What it shows.',
      "- `tone?: 'info' | 'danger'`, 'info' by default: Its tone.",
      '- from react-aria: `isDisabled`',
      '',
    ].join('\n'),
  );
});
