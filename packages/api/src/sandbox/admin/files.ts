/** What the pages at `/__sandbox` look like and do; read from the files beside this one where there are files. */
export interface AdminFiles {
  css: string;
  script: string;
}
