/** Keywords of a JSON schema that describe the type of a value. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly (string | null)[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface ResponseObject {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Operation {
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

/** Parts of a bundled description that describe its responses. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
  };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const TEXTS: Readonly<Record<string, string>> = { 'date-time': 'moment', date: 'day' };

const literal = (value: unknown) => JSON.stringify(value, null, 2);

const nameIn = (reference: string): string => reference.split('/').at(-1) ?? '';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'responses' in value;

/**
 * Generates the shape of every response in a short notation, by which the client parses responses at run time.
 * @throws Error for a schema that the notation does not support.
 */
export function generateResponseShapes({ paths, components }: Description): string {
  const { schemas, responses } = components;
  const records = new Map<string, Readonly<Record<string, string>>>();

  function addRecord(name: string, { properties = {}, required = [] }: Schema): string {
    if (records.has(name)) return name;
    // Set before its fields are processed, because schemas can be recursive.
    records.set(name, {});
    records.set(
      name,
      Object.fromEntries(
        Object.entries(properties).map(([field, schema]) => [
          required.includes(field) ? field : `${field}?`,
          shapeOf(schema, `${name}.${field}`),
        ]),
      ),
    );
    return name;
  }

  function shapeOfType(type: string, schema: Schema, name: string): string {
    if (type === 'object') return addRecord(name, schema);
    if (type === 'array') {
      const item = shapeOf(schema.items ?? {}, name);
      return item.includes('|') ? `(${item})[]` : `${item}[]`;
    }
    if (type === 'string') return TEXTS[schema.format ?? ''] ?? 'text';
    // Numbers that code counts with have a maximum, so that a wrong one can't freeze a page.
    if (type === 'integer')
      return schema.maximum === undefined ? 'number' : `${schema.minimum ?? 0}..${schema.maximum}`;
    if (['number', 'boolean', 'null'].includes(type)) return type;
    throw new Error(`${name} has an unsupported type: ${type}`);
  }

  function shapeOf(schema: Schema, name: string): string {
    if (schema.$ref !== undefined) {
      const reference = nameIn(schema.$ref);
      if (reference === 'Id') return 'id';
      const target = schemas[reference];
      if (target === undefined) throw new Error(`${name} refers to the unknown schema ${schema.$ref}`);
      return shapeOf(target, reference);
    }
    if (schema.oneOf) return schema.oneOf.map((each) => shapeOf(each, name)).join('|');
    if (schema.enum) return schema.enum.map((value) => (value === null ? 'null' : `'${value}'`)).join('|');
    const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
    if (types.length === 0) throw new Error(`${name} has no type`);
    return types.map((type) => shapeOfType(type, schema, name)).join('|');
  }

  const shapes: [string, string][] = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = methods[method];
      if (!isOperation(operation)) continue;
      const reference = operation.responses['200'];
      const response = reference?.$ref === undefined ? reference : responses[nameIn(reference.$ref)];
      const items = response?.content?.['application/json']?.schema.properties?.['data']?.items;
      if (items === undefined) continue;
      const operationName = `${method.toUpperCase()} ${path}`;
      const shape = shapeOf(items, operationName);
      if (shape !== 'null') shapes.push([operationName, shape]);
    }
  }
  return `// Made from openapi/patient.yaml by openapi/scripts/generate.ts; not to be edited.

/** Fields of each record of an answer; \`?\` marks those that may be absent. */
export const records: Readonly<Record<string, Readonly<Record<string, string>>>> = ${literal(
    Object.fromEntries([...records].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  )};

/** Shape of each entry of an answer's \`data\`, by operation. */
export const answers: Readonly<Record<string, string>> = ${literal(Object.fromEntries(shapes))};
`;
}
