import { App } from '@patient/app/shell/App.tsx';
import { scenarios } from '@patient/api/sandbox';
import { createContext, use, type ComponentType } from 'react';
import type { Visit, VisitOptions } from './visit.ts';
import { preloadApp } from './preload.ts';
import { keepingTheContract, visiting } from './visiting.ts';

await preloadApp();

const VisitContext = createContext<Visit | undefined>(undefined);

/** The app itself, as it is started in a browser, for who comes in at `path`. */
function AppStory(_props: VisitOptions) {
  const visit = use(VisitContext);
  if (!visit) throw new Error('AppStory wants the rest of appStory beside it');
  return <App key={visit.key} store={visit.store} locationHook={visit.location.hook} />;
}

/** What the meta of every story of a screen is made of: a fresh sandbox, device and patient for each. */
export const appStory = {
  component: AppStory,
  parameters: { layout: 'fullscreen' as const },
  argTypes: {
    as: { control: 'select' as const, options: scenarios.map(({ name }) => name) },
  },
  beforeEach: visiting,
  afterEach: keepingTheContract,
  decorators: (Story: ComponentType, { visit }: { visit: Visit }) => (
    <VisitContext value={visit}>
      <Story />
    </VisitContext>
  ),
};
