/** Name of an operation's data: `doctorLanguages` for `listDoctorLanguages`. */
export function dataNameOf(operation: string): string {
  const name = operation.replace(/^(list|get)(?=[A-Z])/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/**
 * Adds a call to the first visit of a route, for visits.ts.
 * @throws Error if the route has no row with a list of calls.
 */
export function withVisitedCall(source: string, route: string, operation: string): string {
  const path = route.replaceAll(/[?()]/g, String.raw`\$&`);
  const row = new RegExp(String.raw`(?:account|page)\(\s*'${path}',[^)]*?(?=,?\s*\))`).exec(source);
  if (row === null) throw new Error(`packages/app/e2e/resilience/visits.ts has no row for ${route}.`);
  const end = row.index + row[0].length;
  return `${source.slice(0, end)}, '${operation}'${source.slice(end)}`;
}

/** Adds a row for a call to the record of a page; the calls are sorted, \`every call\` is last. */
export function withRecordedCall(record: string, operation: string): string {
  const lines = record.split('\n');
  const isLater = (line: string) =>
    /^\| (\w+) \|/.test(line) && !line.startsWith('| call |') && line > `| ${operation} |`;
  const found = lines.findIndex(isLater);
  const index = found === -1 ? lines.findIndex((line) => line.startsWith('| every call |')) : found;
  return lines
    .toSpliced(index === -1 ? lines.length - 1 : index, 0, `| ${operation} | the page |`)
    .join('\n');
}

/** Adds a row to reads.ts of the conformance check, with the parameters of the call on whose path the new one is. */
export function withComparedCall(source: string, operation: string, parent: string | undefined): string {
  const row =
    parent === undefined
      ? undefined
      : new RegExp(String.raw`^  ${parent}: (\{.*\}),$`, 'm').exec(source)?.[1];
  // Without what else the other row states, such as `isPublic: true`.
  const parameters = row?.replace(/(?<=\}), \w+: [^{}]* \}$/, ' }') ?? '{}';
  const end = source.indexOf('\n};\n');
  return `${source.slice(0, end)}\n  ${operation}: ${parameters},${source.slice(end)}`;
}
