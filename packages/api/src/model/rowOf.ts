/** Row of a table by a value of the service; undefined for a missing value and for one that the table doesn't have. */
export const rowOf = <Row>(
  table: Readonly<Record<string, Row>>,
  value: string | null | undefined,
): Row | undefined =>
  value !== null && value !== undefined && Object.hasOwn(table, value) ? table[value] : undefined;
