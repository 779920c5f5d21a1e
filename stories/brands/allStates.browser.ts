import { showsAllStates, testStories } from './everyStory.ts';

testStories(
  import.meta.glob<Readonly<Record<string, unknown>>>(
    ['../{components,patterns,foundations,docs}/**/*.stories.tsx'],
    { eager: true },
  ),
  showsAllStates,
);
