import { expect, test } from 'vitest';
import { toSnippet } from '../.storybook/snippet.ts';

test.each([
  ['its component', '<Button>Save</Button>', '<Button>Save</Button>'],
  [
    'a wrapper with the component’s props',
    '<Page isOpen>\n  Hi\n</Page>',
    '<Button isOpen>\n  Hi\n</Button>',
  ],
  ['a wrapper without children', '<Page isOpen />', '<Button isOpen />'],
  ['a wrapper around the component', '<Stack>\n  <Button />\n</Stack>', '<Stack>\n  <Button />\n</Stack>'],
  ['a component in `memo`', '<Button.Memo isWide />', '<Button isWide />'],
  ['a function', '<Button onPress={function mock(){}} />', '<Button onPress={() => {}} />'],
  ['the rendered element', 'meta.story({\n  render: () => <Button />\n})', '<Button />'],
  [
    'a fragment',
    '<Button><React.Fragment key=".0"><b /></React.Fragment></Button>',
    '<Button><><b /></></Button>',
  ],
])('a snippet shows %s', (_what, code, snippet) => {
  expect(toSnippet(code, 'Components/Button')).toBe(snippet);
});
