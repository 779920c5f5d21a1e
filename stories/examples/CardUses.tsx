import { CardSaved, CardUses, type CardResult, type CardUse } from '@patient/ui/CardUses';

export interface CardPageProps {
  uses: readonly CardUse[];
  /** Once a new card is saved. */
  results: readonly CardResult[] | undefined;
}

export const CardPage = ({ uses, results }: CardPageProps) => (
  <>
    {results && <CardSaved results={results} />}
    <CardUses uses={uses} />
  </>
);
