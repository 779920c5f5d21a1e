/** A formatted sum in two parts. */
export interface SignedAmount {
  readonly isNegative: boolean;
  /** The sum without its sign: "$10.00". */
  readonly size: string;
}

/** Takes the sign off a formatted sum, wherever a formatter puts it: `-$10.00`, `−$10.00`, `$-10.00`, `($10.00)`. */
export function signed(amount: string): SignedAmount {
  const bare = amount.trim();
  const inBrackets = /^\((.*)\)$/.exec(bare)?.[1];
  if (inBrackets !== undefined) return { isNegative: true, size: inBrackets };
  const size = bare.replace(/[-−]/, '');
  return { isNegative: size !== bare, size };
}
