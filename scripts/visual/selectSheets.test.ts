import { expect, test } from 'vitest';
import { selectSheets } from './selectSheets.ts';

const tip = 'components-tip--all-states';
const tooltip = 'components-tooltip--all-states';
const order = 'patterns-orders-orderrow--all-states';
const sheets = [tip, tooltip, order];

test.each([
  [[], sheets],
  [['tip'], [tip]],
  [['Tooltip'], [tooltip]],
  [
    ['OrderRow', 'Tip'],
    [tip, order],
  ],
])('selectSheets: %j selects %j', (names, selected) => {
  expect(selectSheets(sheets, names)).toEqual(selected);
});

test('selectSheets: names select files, too', () => {
  const files = ['stories/components/Tip.stories.tsx', 'stories/patterns/OrderRow.stories.tsx'];
  expect(selectSheets(files, ['orderrow'])).toEqual(files.slice(1));
});

test.each([
  [['to'], 'called to'],
  [['orders'], 'called orders'],
  [['tip', 'row', 'tools'], 'called row, tools'],
])('selectSheets: %j is rejected', (names, problem) => {
  expect(() => selectSheets(sheets, names)).toThrow(problem);
});
