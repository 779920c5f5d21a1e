import { QueryView, type QueryState } from '#shared/view/QueryView.tsx';

/** Props of {@link PricesProblem}. */
export interface PricesProblemProps {
  pricing: QueryState<unknown>;
}

/** Says above choices that their prices did not load; they can be made without. */
export function PricesProblem({ pricing }: PricesProblemProps) {
  return (
    <QueryView queries={[pricing]} what="the prices">
      {() => null}
    </QueryView>
  );
}
