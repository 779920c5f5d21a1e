/** Formatted amount split into sign and value. */
export interface SignedAmount {
  readonly isNegative: boolean;
  /** Amount without its sign: "$10.00". */
  readonly size: string;
}

/** Removes the sign of a formatted amount in any notation: `-$10.00`, `−$10.00`, `$-10.00`, `($10.00)`. */
export function signed(amount: string): SignedAmount {
  const trimmed = amount.trim();
  const inParentheses = /^\((.*)\)$/.exec(trimmed)?.[1];
  if (inParentheses !== undefined) return { isNegative: true, size: inParentheses };
  const size = trimmed.replace(/[-−]/, '');
  return { isNegative: size !== trimmed, size };
}
