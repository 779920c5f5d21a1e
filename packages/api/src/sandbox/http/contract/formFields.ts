import { type FileType, isFileType } from '../../../model/fileType.ts';
import { type Place, below } from './description.ts';

/** File field of a form, with the limits of the description. */
export interface FileField {
  name: string;
  isRequired: boolean;
  /** Whether the field is a list of files. */
  isList: boolean;
  /** Maximum number of files. */
  maxFiles: number;
  /** Maximum size of each file. */
  maxBytes: number;
  types: readonly FileType[];
}

function numberAt({ value, pointer }: Place, name: string): number {
  const number = value[name];
  if (typeof number !== 'number') throw new Error(`${pointer} has no ${name}`);
  return number;
}

function typesAt({ value, pointer }: Place): readonly FileType[] {
  const types: unknown = value['x-media-types'];
  if (!Array.isArray(types) || !types.every(isFileType))
    throw new Error(`${pointer} has x-media-types that the sandbox can't recognize`);
  return types;
}

function fieldOf(name: string, property: Place, isRequired: boolean): FileField {
  const isList = property.value['type'] === 'array';
  const file = isList ? below(property, 'items') : property;
  if (file === undefined) throw new Error(`${property.pointer} has no items`);
  return {
    name,
    isRequired,
    isList,
    maxFiles: isList ? numberAt(property, 'maxItems') : 1,
    maxBytes: numberAt(file, 'x-max-bytes'),
    types: typesAt(file),
  };
}

/** Text field of a form, with the limits of the description. */
export interface TextField {
  name: string;
  /** Maximum number of characters. */
  maxLength: number;
  pattern: RegExp | undefined;
}

/** Whether a property is a text and not a file. */
const isText = ({ value }: Place): boolean => value['type'] === 'string' && value['format'] !== 'binary';

function propertiesOf(
  operation: Place,
): readonly (readonly [name: string, place: Place, isRequired: boolean])[] | undefined {
  const media = ['requestBody', 'content', 'multipart/form-data', 'schema'].reduce<Place | undefined>(
    (place, segment) => place && below(place, segment),
    operation,
  );
  const properties = media && below(media, 'properties');
  if (media === undefined || properties === undefined) return undefined;
  const { required } = media.value;
  return Object.keys(properties.value).flatMap((name) => {
    const property = below(properties, name);
    return property ? [[name, property, Array.isArray(required) && required.includes(name)] as const] : [];
  });
}

/** File fields of an operation's form; undefined for an operation without a form. */
export const formFieldsOf = (operation: Place): readonly FileField[] | undefined =>
  propertiesOf(operation)?.flatMap(([name, property, isRequired]) =>
    isText(property) ? [] : [fieldOf(name, property, isRequired)],
  );

/** Text fields of an operation's form, all optional. */
export const formTextsOf = (operation: Place): readonly TextField[] =>
  (propertiesOf(operation) ?? []).flatMap(([name, property]) => {
    if (!isText(property)) return [];
    const pattern: unknown = property.value['pattern'];
    return [
      {
        name,
        maxLength: numberAt(property, 'maxLength'),
        pattern: typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined,
      },
    ];
  });
