import { mapShape } from './shape.ts';
import { themedSources, type Shape } from './sources.ts';

type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

/** A colour role by its path below `color`: `text.rest`, `accent.solid.hover`. */
export type ColorRole = Leaves<Shape<(typeof themedSources)['color'], string>>;

const roles: string[] = [];
mapShape(themedSources.color, (path) => roles.push(path));

/** The path of every colour role there is. */
export const colorRoles: readonly string[] = roles;
