export { Boundary, type BoundaryProps } from './Boundary.tsx';
export { preloadable, type Preloadable } from './preloadable.tsx';
