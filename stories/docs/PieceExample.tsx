import { Source } from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';
import { pieceNamed } from './pieceNamed.ts';

const examples = import.meta.glob<string>('../examples/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Type-checked usage of a component with a button that copies it, or else its import statement. */
export function PieceExample({ name }: { readonly name: string }) {
  const { base } = useTheme();
  const piece = pieceNamed(name);
  if (!piece) return null;
  const example = examples[`../examples/${name}.tsx`];
  return (
    <Source
      language="tsx"
      dark={base === 'dark'}
      code={example?.trim() ?? `import { ${piece.exports.join(', ')} } from '@patient/ui/${name}';`}
    />
  );
}
