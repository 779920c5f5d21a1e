import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { QueryView, type QueryState } from '@patient/ui/QueryView';
import { Skeleton } from '@patient/ui/Skeleton';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const refetch = fn();
const loading: QueryState<string> = { data: undefined, error: null, isFetching: true, refetch };
const failed: QueryState<string> = {
  ...loading,
  error: new Error('Check your connection.'),
  isFetching: false,
};
const loaded: QueryState<string> = { ...loading, data: 'Semaglutide, every month', isFetching: false };

const queries = {
  loading,
  failed,
  loaded,
  'failed, with data': { ...failed, data: 'Semaglutide, every month' },
} as const;

const View = ({ query, what }: { query: QueryState<string>; what: string }) => (
  <main>
    <h1>Home</h1>
    <QueryView queries={[query]} what={what} skeleton={<Skeleton lines={2} />}>
      {(plan) => <p>{plan}</p>}
    </QueryView>
  </main>
);

const meta = preview.meta({
  title: 'Components/QueryView',
  component: QueryView,
  args: {
    queries: [loaded],
    what: 'your plan',
    skeleton: <Skeleton lines={2} />,
    children: () => 'Your plan',
  },
  beforeEach: () => {
    refetch.mockClear();
  },
});

/** Data as soon as all queries have loaded. */
export const Default = meta.story({
  render: ({ what }) => <View query={loaded} what={what} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Semaglutide, every month')).toBeVisible();
  },
});

/** The placeholder is announced once. */
export const Loading = meta.story({
  render: ({ what }) => <View query={loading} what={what} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your plan…');
  },
});

export const Failed = meta.story({
  render: ({ what }) => <View query={failed} what={what} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("We couldn't load your plan")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
});

/** A refetch that fails doesn't take away what is already shown. */
export const RefetchFailed = meta.story({
  render: ({ what }) => <View query={queries['failed, with data']} what={what} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Semaglutide, every month')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

const ends = { load: () => {} };

/** A query that fails and loads when it is tried again. */
function Retried({ what }: { what: string }) {
  const [query, setQuery] = useState(failed);
  const retry = () => {
    ends.load = () => setQuery(loaded);
    // A refetch clears the error of a query.
    setQuery({ ...loading, refetch: retry });
  };
  return <View query={{ ...query, refetch: retry }} what={what} />;
}

/** The failure stays with a pending button during a retry; then the heading has the focus of the removed button. */
export const TriedAgain = meta.story({
  tags: ['check'],
  render: ({ what }) => <Retried what={what} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText("We couldn't load your plan")).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^Try again/);
    ends.load();
    await expect(await canvas.findByText('Semaglutide, every month')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Home' })).toHaveFocus());
  },
});

/** Two queries: the first failure counts, and only failed ones are fetched again. */
export const Several = meta.story({
  tags: ['check'],
  render: () => (
    <QueryView queries={[{ ...loading, refetch: fn() }, failed]} what="your plan">
      {(plan, price) => `${plan}, ${price}`}
    </QueryView>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  render: ({ what }) => <View query={failed} what={what} />,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['loading', 'failed', 'loaded', 'failed, with data']}
      columns={['one query']}
      width="24rem"
      cell={(state) => (
        <QueryView queries={[queries[state]]} what="your plan" skeleton={<Skeleton lines={2} />}>
          {(plan) => <p>{plan}</p>}
        </QueryView>
      )}
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
