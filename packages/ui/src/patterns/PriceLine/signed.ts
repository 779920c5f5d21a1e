/** Formatted amount split into sign and value. */
export interface SignedAmount {
  readonly isNegative: boolean;
  /** Amount without its sign: "$10.00". */
  readonly size: string;
}

/** Removes the sign of a formatted amount in any notation: `-$10.00`, `−$10.00`, `$-10.00`, `($10.00)`. */
export function signed(amount: string): SignedAmount {
  const bare = amount.trim();
  const inBrackets = /^\((.*)\)$/.exec(bare)?.[1];
  if (inBrackets !== undefined) return { isNegative: true, size: inBrackets };
  const size = bare.replace(/[-−]/, '');
  return { isNegative: size !== bare, size };
}
