/** Style sheets of the published package, from a build in which each module imports its own. */

/** Built module. */
export interface BuiltModule {
  readonly fileName: string;
  readonly code: string;
  /** File names of imported modules, in order. */
  readonly imports: readonly string[];
  /** File names of modules that are loaded on demand. */
  readonly dynamicImports: readonly string[];
}

const IMPORT = /^import "[^"\n]*\/css\/([^"\n]+\.css)";\n/gm;

/** Code without imports of style sheets, which Node, Jest and Next's `pages` can't load. */
export const withoutStyles = (code: string): string => code.replace(IMPORT, '');

/** Returns a function that lists the style sheets of a module and its imports, in the order in which browsers would load them. */
export function styleSheetsOf(modules: readonly BuiltModule[]): (fileName: string) => readonly string[] {
  const byName = new Map(modules.map((module) => [module.fileName, module]));
  return (fileName) => {
    const visited = new Set<string>();
    const found = new Set<string>();
    const visit = (name: string) => {
      const module = byName.get(name);
      if (!module || visited.has(name)) return;
      visited.add(name);
      for (const imported of [...module.imports, ...module.dynamicImports]) visit(imported);
      for (const [, css = ''] of module.code.matchAll(IMPORT)) found.add(css);
    };
    visit(fileName);
    return [...found];
  };
}
