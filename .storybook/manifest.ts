/** Storybook preset for the manifest of components, which coding agents read. */
import type { Manifests } from 'storybook/internal/types';
import { readComponentProps, type ComponentProps } from '../packages/ui/scripts/componentProps.ts';
import { readText } from './pieces/files.ts';
import { readPieces } from './pieces/readPieces.ts';

/** Props of the components of an entry point as Markdown. Inherited ones have only their name. */
export function describeProps(components: readonly ComponentProps[]): string {
  return components
    .flatMap(({ component, props }) => {
      const own = props
        .filter(({ isOwn }) => isOwn)
        .map(({ name, type, isRequired, defaultValue, description }) => {
          const signature = `${name}${isRequired ? '' : '?'}: ${type}`;
          const preset = defaultValue === undefined ? '' : `, ${defaultValue} by default`;
          return `- \`${signature}\`${preset}: ${description}`;
        });
      const inherited = props.filter(({ isOwn }) => !isOwn).map(({ name }) => `\`${name}\``);
      return [
        `## Props of ${component}\n`,
        ...own,
        ...(inherited.length > 0 ? [`- from react-aria: ${inherited.join(', ')}`] : []),
        '',
      ];
    })
    .join('\n');
}

/** First sentence of a docs page. */
const leadOf = (page: string) => /^# .+\n\n(.+)$/m.exec(page)?.[1] ?? '';

/**
 * Replaces Storybook's descriptions of components by ours: what it is, how to import it, its type-checked example, what to use if it
 * is deprecated, and all props of its entry point. Storybook's own reader lacks inherited props, generic components and every
 * component but the first.
 */
export async function experimental_manifests(manifests: Manifests = {}): Promise<Manifests> {
  const { components } = manifests;
  if (!components) return manifests;
  const all = readComponentProps();
  const described = readPieces().map(({ name, kind, url, exports, page, deprecated }) => {
    const id = url.replace(/^.*\/|--docs$/g, '');
    const { error: _unread, ...found } = components.components[id] ?? { stories: [] };
    Reflect.deleteProperty(found, 'reactDocgen');
    return {
      path: `./stories/${kind}/${name}.stories.tsx`,
      ...found,
      id,
      name,
      description: leadOf(page),
      import: `import { ${exports.join(', ')} } from '@patient/ui/${name}';`,
      apiDescription: describeProps(all.filter(({ entryPoint }) => entryPoint === `./${name}`)),
      jsDocTags: {
        example: [readText(`stories/examples/${name}.tsx`).trim()],
        ...(deprecated !== undefined && { deprecated: [deprecated] }),
      },
    };
  });
  return {
    ...manifests,
    components: {
      ...components,
      components: Object.fromEntries(described.map((component) => [component.id, component])),
    },
  };
}
