/** Functions that read, validate and write tokens, for documentation, tests and builds. */
export { brandCss, themeCss } from './brandCss.ts';
export { brandKeys, brandProblems, schemeNames, themeColors } from './brandProblems.ts';
export { brandTokens } from './brandTokens.ts';
export { colorRoles, type ColorRole } from './colorRoles.ts';
export { contrastRatio, luminance } from './contrast.ts';
export { contrastExemptions, contrastPairs, type ContrastPair } from './contrastPairs.ts';
export { cssValue } from './cssValue.ts';
export { dtcgProblems } from './dtcg.ts';
export { tokenFiles, type TokenFile } from './export/tokenFiles.ts';
export { primitives, schemes, type Scheme } from './sources.ts';
export {
  aliasText,
  mergeTokens,
  resolveTokens,
  tokenPaths,
  treeOf,
  unresolvedTokens,
  type ResolvedToken,
  type TokenTree,
} from './tokens.ts';
