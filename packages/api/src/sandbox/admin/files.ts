/** Style sheet and script of the pages at `/__sandbox`; in Node, read from this folder. */
export interface AdminFiles {
  css: string;
  script: string;
}
