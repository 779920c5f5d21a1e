import { useCode } from '@patient/app/shared/lazy/useCode.ts';
import { QueryView } from '@patient/app/shared/view/QueryView.tsx';
import { Provider } from 'jotai';
import { useLayoutEffect, useState, type ComponentType } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectNoViolations, setUpVisit } from '../support/setUpVisit.ts';
import type { Visit, VisitOptions } from '../support/visit.ts';

/** Code that a preload asked for, and that arrives when `arrive` is called. */
function awaitedCode() {
  let code: string | undefined;
  return {
    arrive: () => void (code = 'The form'),
    loaded: () => code,
    load: async () => (code ??= 'The form'),
  };
}

/** A part whose code arrives after it was drawn, and before its effects. */
function AlmostTooLate(_props: VisitOptions) {
  const [late] = useState(awaitedCode);
  useLayoutEffect(() => late.arrive(), [late]);
  const code = useCode(late);
  return (
    <QueryView queries={[code]} what="the form" skeleton={<p>Loading</p>}>
      {(text) => <p>{text}</p>}
    </QueryView>
  );
}

const meta = preview.meta({
  title: 'Screens/Shell/Late code',
  component: AlmostTooLate,
  args: { path: '/login' },
  parameters: {
    docs: { description: { component: 'A part of a page that is drawn when its code is there.' } },
  },
  beforeEach: setUpVisit,
  afterEach: expectNoViolations,
  decorators: (Story: ComponentType, { visit }: { visit: Visit }) => (
    <Provider store={visit.store}>
      <Story />
    </Provider>
  ),
});

/** Arrives between drawing and effects, when nobody is told of it. */
export const BetweenDrawingAndEffects = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The form')).toBeVisible();
  },
});
