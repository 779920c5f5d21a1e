export { LineChart, type LineChartPoint, type LineChartProps, type LineChartStrings } from './LineChart.tsx';
