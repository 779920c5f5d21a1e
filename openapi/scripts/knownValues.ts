/** Schema of a bundled description; only the fields that list values. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly 'x-known-values'?: readonly string[];
}

/** Part of a bundled description with its schemas. */
export interface SchemasOfDescription {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const capitalized = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Name of a list of values: that of its schema, or schema and property without a repeated word, as `ChatMessageType`. */
function nameOf(schema: string, property: string): string {
  const last = /[A-Z][a-z]*$/.exec(schema)?.[0] ?? '';
  const capital = capitalized(property);
  return schema + (last !== '' && capital.startsWith(last) ? capital.slice(last.length) : capital);
}

/** Source with the `x-known-values` of all schemas, and a union of each list. */
export function generateKnownValues({ components: { schemas } }: SchemasOfDescription): string {
  const lists = Object.entries(schemas).flatMap(([schema, { properties = {}, ...own }]) =>
    [
      { name: schema, values: own['x-known-values'] },
      ...Object.entries(properties).map(([property, each]) => ({
        name: nameOf(schema, property),
        values: each['x-known-values'],
      })),
    ].flatMap(({ name, values }) => (values === undefined ? [] : [{ name, values }])),
  );
  const entries = lists.map(({ name, values }) => `  ${name}: ${JSON.stringify(values)},`);
  const unions = lists.map(
    ({ name }) =>
      `/** Value of \`knownValues.${name}\`. */\nexport type Known${name} = (typeof knownValues)['${name}'][number];\n`,
  );
  return [
    '// Made from openapi/patient.yaml by openapi/scripts/generate.ts; not to be edited.\n',
    '/** Values of open lists (`x-known-values`) that front ends handle; the service may add others. */',
    `export const knownValues = {\n${entries.join('\n')}\n} as const;\n`,
    ...unions,
  ].join('\n');
}
