import { testStories } from './everyStory.ts';

testStories(
  import.meta.glob<Readonly<Record<string, unknown>>>('../screens/**/*.stories.tsx', { eager: true }),
);
