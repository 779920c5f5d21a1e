/** The part of React's scheduler that the app uses; its own types leave it out. */
declare module 'scheduler' {
  /** How often React pauses drawing to let the browser work, in times per second; 0 is its default of 200. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
