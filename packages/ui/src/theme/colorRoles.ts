import { mapShape } from './shape.ts';
import { themedSources, type Shape } from './sources.ts';

type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

/** Path of a color role below `color`: `text.rest`, `accent.solid.hover`. */
export type ColorRole = Leaves<Shape<(typeof themedSources)['color'], string>>;

const roles: string[] = [];
mapShape(themedSources.color, (path) => roles.push(path));

/** Paths of all color roles. */
export const colorRoles: readonly string[] = roles;
