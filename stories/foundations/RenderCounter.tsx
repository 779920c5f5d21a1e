import { Profiler, useRef } from 'react';
import { Specimen } from './Specimen.tsx';

/** Counts how often React commits anything below it, without rendering anything for the counting. */
export function RenderCounter() {
  const counter = useRef<HTMLDivElement>(null);
  const commits = useRef(0);
  const count = () => {
    commits.current += 1;
    if (counter.current) counter.current.dataset['count'] = String(commits.current);
  };
  return (
    <div ref={counter} data-testid="commits">
      <Profiler id="specimen" onRender={count}>
        <Specimen />
      </Profiler>
    </div>
  );
}
