import { App } from '@patient/app/shell/App.tsx';
import { scenarios } from '@patient/api/sandbox';
import { createContext, use, type ComponentType } from 'react';
import type { Visit, VisitOptions } from './visit.ts';
import { expectNoViolations, setUpVisit } from './setUpVisit.ts';

const VisitContext = createContext<Visit | undefined>(undefined);

/** The app at `path`. */
function AppStory(_props: VisitOptions) {
  const visit = use(VisitContext);
  if (!visit) throw new Error('AppStory needs the decorator of appStory');
  return <App key={visit.key} sessions={visit.sessions} locationHook={visit.location.hook} />;
}

/** Shared meta of stories that render the app: each has its own sandbox, storage and patient. */
export const appStory = {
  component: AppStory,
  parameters: { layout: 'fullscreen' as const },
  argTypes: {
    as: { control: 'select' as const, options: scenarios.map(({ name }) => name) },
  },
  beforeEach: setUpVisit,
  afterEach: expectNoViolations,
  decorators: (Story: ComponentType, { visit }: { visit: Visit }) => (
    <VisitContext value={visit}>
      <Story />
    </VisitContext>
  ),
};
