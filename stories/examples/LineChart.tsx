import { LineChart, type LineChartPoint } from '@patient/ui/LineChart';

/** The caption says in words what the line shows. */
export const WeightChart = ({ points }: { points: readonly LineChartPoint[] }) => (
  <LineChart
    caption="You weigh 22 lb less than on Aug 9, 2026."
    points={points}
    formatValue={(pounds) => `${pounds} lb`}
    strings={{ value: 'Weight' }}
  />
);
