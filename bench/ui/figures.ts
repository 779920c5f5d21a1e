import type { Figure } from './report.ts';
import type { ScreenName } from './visit.ts';

/** One measurement of a screen, with its budget. */
export interface FigureDefinition extends Omit<Figure, 'values'> {
  readonly screen: ScreenName;
  /** Key in the measurements of a visit. */
  readonly key: string;
}

/** Listed in the order of the report. */
export const figureDefinitions: readonly FigureDefinition[] = [
  {
    screen: 'cards',
    key: 'mount',
    measure: '200 cards: mount',
    unit: 'ms',
    relativeBudget: { library: 'mui', ratio: 0.9 },
  },
  {
    screen: 'cards',
    key: 'rerenderPage',
    measure: '200 cards: page renders, cards unchanged',
    unit: 'ms',
    relativeBudget: { library: 'radix', ratio: 0.4 },
  },
  { screen: 'cards', key: 'updateCards', measure: '200 cards: every card changes', unit: 'ms' },
  { screen: 'cards', key: 'heap', measure: '200 cards: heap', unit: 'MB', budget: 10_000_000 },
  { screen: 'cards', key: 'switch', measure: '200 cards: brand or scheme switch', unit: 'ms' },
  { screen: 'form', key: 'switch', measure: 'form: brand or scheme switch', unit: 'ms', budget: 35 },
  {
    screen: 'chat',
    key: 'mount',
    measure: 'chat of 10,000: mount',
    unit: 'ms',
    relativeBudget: { library: 'aria', ratio: 1 },
  },
  { screen: 'chat', key: 'frame', measure: 'chat of 10,000: scroll frame, p95', unit: 'ms', budget: 25 },
  { screen: 'chat', key: 'heap', measure: 'chat of 10,000: heap', unit: 'MB' },
  { screen: 'form', key: 'mount', measure: 'form: mount', unit: 'ms' },
  { screen: 'form', key: 'typing', measure: 'typing: next paint (Event Timing)', unit: 'ms', budget: 40 },
  { screen: 'form', key: 'dialog', measure: 'dialog: next paint (Event Timing)', unit: 'ms', budget: 80 },
  { screen: 'form', key: 'dialogVisible', measure: 'dialog: first visible frame', unit: 'ms' },
  { screen: 'form', key: 'menu', measure: 'menu: next paint (Event Timing)', unit: 'ms', budget: 110 },
  { screen: 'form', key: 'menuVisible', measure: 'menu: first visible frame', unit: 'ms' },
];
