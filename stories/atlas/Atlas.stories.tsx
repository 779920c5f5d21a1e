import { expect, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { onPhone, scrollsSideways } from '../phone.ts';
import { Atlas } from './Atlas.tsx';
import { readIndex } from './readIndex.ts';
import { specification, specificationRows } from './specification.ts';

const sample = [
  {
    id: 'screens-auth-sign-in--default',
    title: 'Screens/Auth/Sign in',
    name: 'Default',
    type: 'story',
    tags: ['route:/login', 'layout:auth'],
  },
  { id: 'patterns-a--b', title: 'Patterns/A', name: 'B', type: 'story', tags: ['layout:auth'] },
  { id: 'patterns-a--docs', title: 'Patterns/A', name: 'Docs', type: 'docs', tags: ['layout:auth'] },
];

const meta = preview.meta({ title: 'Atlas', component: Atlas, args: { index: sample } });

/** Links to the stories of this Storybook. */
export const Specification = meta.story({
  loaders: async () => ({ index: await readIndex() }),
  render: (_args, { loaded }) => <Atlas index={loaded['index']} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(specification.length);
    const outline = within(canvas.getByRole('navigation', { name: 'Parts of the specification' }));
    await expect(outline.getAllByRole('link')).toHaveLength(specification.length);
    await expect(canvas.getByText(`${specificationRows.length} rows`)).toBeVisible();
    const counts = within(canvas.getByRole('table', { name: 'Statements of the specification' }));
    const statements = specification.filter(({ section }) => section).flatMap(({ rows }) => rows);
    await expect(counts.getByRole('row', { name: /^All/ })).toHaveTextContent(
      new RegExp(`${statements.length}$`),
    );
  },
});

/** Screens come first. Links also open in a new tab. */
export const Links = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: /^Layouts/ }));
    const links = part.getAllByRole('link');
    await expect(links.slice(0, 2).map((link) => link.textContent)).toEqual([
      'Auth / Sign in: Default',
      'A: B',
    ]);
    await expect(links[0]).toHaveAttribute('href', './?path=/story/screens-auth-sign-in--default');
  },
});

/** Each word must match the text, its proof or its status. */
export const Search = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the specification' });
    await userEvent.click(field);
    await userEvent.paste('kept feet');
    await expect(canvas.getByText('1 row')).toBeVisible();
    await expect(canvas.getByText('A string containing ‘feet’ is kept')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('decision 86');
    await expect(canvas.getByText('A public encryption key')).toBeVisible();
    await expect(canvas.queryByText('A string containing ‘feet’ is kept')).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.paste('no such thing anywhere');
    await expect(canvas.getByText('No results')).toBeVisible();
  },
});

/** Open rows are marked by text, not by color alone. */
export const Open = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Only open rows' }));
    const open = canvas.getAllByText('No story shows this');
    await expect(canvas.getByText(`${open.length} rows`)).toBeVisible();
    await expect(canvas.queryByText('Auth / Sign in: Default')).not.toBeInTheDocument();
  },
});

export const WithoutIndex = meta.story({ tags: ['check'], args: { index: undefined } });

export const Phone = meta.story({
  tags: ['check'],
  globals: onPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});
